import { Lantern } from '../../ui/art/Lantern';
import './steps.css';

interface StepStringProps {
  steps: { title: string; text?: string }[];
}

/** Numbered lanterns, three to a string, in reading order. The rest of a string that is not full stays empty. */
export function StepString({ steps }: StepStringProps) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <Lantern number={index + 1} />
          <div>
            <b>{title}</b>
            {text !== undefined && <p>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
