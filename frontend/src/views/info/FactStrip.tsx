import type { InfoPage } from '../../content/pages/page';

export function FactStrip({ facts }: Pick<InfoPage, 'facts'>) {
  if (facts.length === 0) return null;
  return (
    <section className="fact-strip on-night" aria-label="In figures">
      <dl className="wrap">
        {facts.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
