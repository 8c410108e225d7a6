import type { LandingBlock } from '../../../content/landing/landing';
import { Icon } from '../../../ui/art/Icon';

export function BenefitList({ items }: Pick<Extract<LandingBlock, { kind: 'benefits' }>, 'items'>) {
  return (
    <ul className="lp-three">
      {items.map(({ title, icon, text }, index) => (
        <li key={index}>
          <span className="tile">
            <Icon name={icon} />
          </span>
          <h3>{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
