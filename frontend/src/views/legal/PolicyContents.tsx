import type { Policy } from '../../content/reading/policy';

export function PolicyContents({ headings }: Pick<Policy, 'headings'>) {
  if (headings.length === 0) return null;
  return (
    <nav className="policy-contents" aria-label="On this page">
      <h2>On this page</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
