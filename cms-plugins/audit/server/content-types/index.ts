import { day } from './day';
import { entry } from './entry';

export const contentTypes = { entry, day };
