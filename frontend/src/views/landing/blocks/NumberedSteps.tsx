import type { Note } from '../../../content/pages/page';

/** Steps side by side; on phones one below the other. */
export function NumberedSteps({ items }: { items: Note[] }) {
  return (
    <ol className="lp-numbered">
      {items.map(({ title, text }, index) => (
        <li key={index}>
          <span className="lp-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
