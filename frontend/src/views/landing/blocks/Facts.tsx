import type { LandingBlock } from '../../../content/landing/landing';

export function Facts({ items }: Pick<Extract<LandingBlock, { kind: 'facts' }>, 'items'>) {
  return (
    <ul className="lp-figures">
      {items.map(({ value, label }, index) => (
        <li key={index}>
          <b>{value}</b> {label}
        </li>
      ))}
    </ul>
  );
}
