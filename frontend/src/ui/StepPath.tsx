import './styles/step-path.css';

interface StepPathProps {
  steps: { title: string; text: string | null }[];
}

/** Numbered steps down a dotted path. */
export function StepPath({ steps }: StepPathProps) {
  return (
    <ol className="step-path">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="step-number" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <b>{title}</b>
            {text !== null && <p className="muted">{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
