interface StepPathProps {
  steps: { title: string; text: string }[];
}

/** Numbered steps down a dotted path. */
export function StepPath({ steps }: StepPathProps) {
  return (
    <ol className="vl">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="nn">{index + 1}</span>
          <div>
            <b>{title}</b>
            <p className="muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
