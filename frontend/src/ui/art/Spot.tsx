import cancelled from './spot-cancelled.svg';
import join from './spot-join.svg';
import paid from './spot-paid.svg';

const drawings = { paid, cancelled, join } as const;

/** A small drawing next to a heading. It is decoration: the heading says the same. */
export function Spot({ name }: { name: keyof typeof drawings }) {
  return <img src={drawings[name]} width={144} height={108} alt="" />;
}
