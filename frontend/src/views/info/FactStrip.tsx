import type { ReactNode } from 'react';
import type { InfoPage } from '../../content/pages/page';

interface FactStripProps extends Pick<InfoPage, 'facts'> {
  /** A fact that is not an entry's text, such as a price. */
  children?: ReactNode;
}

interface FactProps {
  value: string;
  /** It depends on the visitor's currency. */
  isPrice?: boolean;
  children: ReactNode;
}

export function Fact({ value, isPrice, children }: FactProps) {
  return (
    <div data-price={isPrice}>
      <dt>{children}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export function FactStrip({ facts, children }: FactStripProps) {
  if (facts.length === 0 && !children) return null;
  return (
    <section className="fact-strip on-night" aria-label="In figures">
      <dl className="wrap">
        {facts.map(({ value, label }) => (
          <Fact key={label} value={value}>
            {label}
          </Fact>
        ))}
        {children}
      </dl>
    </section>
  );
}
