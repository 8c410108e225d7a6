import { entries } from './entries';
import { preview } from './preview';
import { publishing } from './publishing';
import { schedules } from './schedules';

/** The controllers of the admin's routes, by the names under which they stand there. */
export const controllers = { entries, preview, publishing, schedules };
