import { object, string, type InferType } from 'yup';
import { count, shape } from './shape.js';

/* The numbers of this week and of the week before, for the admin's home. */

const instant = () =>
  string()
    .required('Say when the week begins.')
    .test('instant', 'Write a time such as 2026-11-23T00:00:00Z.', (value) =>
      /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(value)
        ? !Number.isNaN(Date.parse(value))
        : false,
    );

/** When the weeks begin is up to the reader: on Monday in their own zone. */
export const weekQuery = object({
  /** The beginning of this week. */
  from: instant(),
  /** The beginning of the week before. */
  before: instant(),
});

export type WeekQuery = InferType<typeof weekQuery>;

/** A number of this week so far, and the whole week before. */
export const twoWeeks = shape('TwoWeeks', { now: count(), before: count() });

export type TwoWeeks = InferType<typeof twoWeeks>;
