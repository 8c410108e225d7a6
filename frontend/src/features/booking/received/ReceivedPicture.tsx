import booked from '../../../ui/art/spot-booked.svg';
import { Spot } from '../../../ui/art/Spot';

/** A calendar with one day lit. */
export const ReceivedPicture = () => <Spot drawing={booked} />;
