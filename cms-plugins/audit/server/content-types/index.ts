import { day } from './day';
import { entry } from './entry';
import { version } from './version';

export const contentTypes = { entry, day, version };
