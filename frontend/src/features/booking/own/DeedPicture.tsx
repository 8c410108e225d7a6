import booked from '../../../ui/art/spot-booked.svg';
import cancelled from '../../../ui/art/spot-cancelled.svg';
import moved from '../../../ui/art/spot-class-moved.svg';
import { Spot } from '../../../ui/art/Spot';
import type { Deed } from './use-own-class';

const drawings: Record<Deed, string> = { booked, moved, cancelled };

/** What the parent has just done with the class, next to the sentence that says it. */
export function DeedPicture({ deed }: { deed: Deed }) {
  return <Spot drawing={drawings[deed]} />;
}
