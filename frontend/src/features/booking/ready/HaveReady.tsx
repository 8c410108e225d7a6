import { Icon } from '../../../ui/art/Icon';
import './have-ready.css';

interface HaveReadyProps {
  things: readonly string[];
  heading: 'h2' | 'h3';
}

/** What the child is to have ready for the class. Nothing where staff have written nothing. */
export function HaveReady({ things, heading: Heading }: HaveReadyProps) {
  if (things.length === 0) return null;
  return (
    <div className="ready">
      <Heading>Have ready</Heading>
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
