import { array, number, object, string, type InferType } from 'yup';
import { currencies } from '../money/money.js';
import { count, listOf, oneOf, shape, text } from '../wire/shape.js';
import { entryFields, entryLink } from './entry-link.js';

/* Publishing and changing prices at a later time. */

/** What staff can schedule. */
export const scheduleActions = ['publish', 'unpublish', 'prices'] as const;

export type ScheduleAction = (typeof scheduleActions)[number];

/** `end`: the last day of the entry is over. The server schedules it when the entry is published. */
export const plannedActions = [...scheduleActions, 'end'] as const;

export type PlannedAction = (typeof plannedActions)[number];

export const scheduleStates = ['waiting', 'done', 'failed', 'cancelled'] as const;

export const plannedPrice = shape('PlannedPrice', {
  currency: text(),
  amountMinor: count(),
});

export type PlannedPrice = InferType<typeof plannedPrice>;

export const schedule = shape('Schedule', {
  id: text(),
  action: oneOf(plannedActions),
  kind: text(),
  entry: entryLink,
  at: text(),
  state: oneOf(scheduleStates),
  by: text().nullable(),
  /** For `prices`: the requested prices. */
  prices: listOf(plannedPrice),
  doneAt: text().nullable(),
  /** Why it failed, in words. */
  problem: text().nullable(),
});

export type Schedule = InferType<typeof schedule>;

const price = object({
  currency: string()
    .oneOf([...currencies])
    .required(),
  amountMinor: number().integer().min(1).max(100_000_000).required(),
});

export const scheduleRequest = object({
  ...entryFields,
  action: string()
    .oneOf([...scheduleActions])
    .required(),
  /** With its zone; from one minute to two years ahead. */
  at: string()
    .required('Say when.')
    .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/, 'Say when.'),
  /** For `prices`: those that change. The others stay. */
  prices: array(price.required()).max(3).default([]),
});

export type ScheduleRequest = InferType<typeof scheduleRequest>;
