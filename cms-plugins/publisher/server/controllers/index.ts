import { entries } from './entries';
import { preview } from './preview';

/** The controllers of the admin's routes, by the names under which they stand there. */
export const controllers = { entries, preview };
