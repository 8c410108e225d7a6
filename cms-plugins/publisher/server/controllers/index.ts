import { entries } from './entries';

/** The controllers of the admin's routes, by the names under which they stand there. */
export const controllers = { entries };
