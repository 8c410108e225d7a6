import type { Policy } from '../../content/reading/policy';

/** The few figures a reader came for, above the text that explains them. */
export function PolicyFacts({ facts }: { facts: Policy['summary'] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="policy-facts">
      {facts.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
