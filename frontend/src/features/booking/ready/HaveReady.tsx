import { Icon } from '../../../ui/art/Icon';
import './have-ready.css';

/** What the child is to have ready for the class. Nothing where staff have written nothing. */
export function HaveReady({ things }: { things: readonly string[] }) {
  if (things.length === 0) return null;
  return (
    <div className="ready">
      <h3>Have ready</h3>
      <ul>
        {things.map((thing) => (
          <li key={thing}>
            <Icon name="check-circle-duotone" />
            {thing}
          </li>
        ))}
      </ul>
    </div>
  );
}
