import { type InferType } from 'yup';
import { flag, shape, text } from '../wire/shape.js';
import { orderDetail } from './staff.js';

/* The finance desk's answers about an order, besides the order itself. */

export const orderedPlan = shape('OrderedPlan', {
  key: text(),
  title: text(),
});

export type OrderedPlan = InferType<typeof orderedPlan>;

/** Answer to a note, and to marking something as done. */
export const orderChanged = shape('OrderChanged', {
  message: text(),
  order: orderDetail,
});

export type OrderChanged = InferType<typeof orderChanged>;

/** Answer to asking the provider again. */
export const rechecked = orderChanged
  .shape({
    /** False if no provider could answer; the message says why. */
    isAnswered: flag(),
  })
  .meta({ name: 'Rechecked' });

export type Rechecked = InferType<typeof rechecked>;

export const financeSentences = {
  missing: 'There is no such order.',
  noted: 'The note is added.',
  dealtWith: 'This is marked as dealt with.',
  dealtWithAlready: 'Someone has already marked this as dealt with.',
} as const;
