import asleep from './wick-sleep.svg';
import awake from './wick.svg';

/**
 * Wick, the lantern robot: lit when things work, asleep where there is nothing yet. It is decoration without a text.
 */
export function Wick({ sleeping = false, size = 110 }: { sleeping?: boolean; size?: number }) {
  return <img className="wick" src={sleeping ? asleep : awake} width={size} height={size} alt="" />;
}
