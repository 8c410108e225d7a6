import { array, object, string, type InferType } from 'yup';
import { listOf, oneOf, shape, text } from '../wire/shape.js';

/* In which order the site shows the entries of a list, such as testimonials. */

/** A longer list cannot be ordered: the field has three digits. */
export const maxOrdered = 1000;

export const orderedEntry = shape('OrderedEntry', {
  documentId: text(),
  title: text(),
  /** A few words that tell it from others; null without any. */
  detail: text().nullable(),
  /** The address of its picture; null without one. */
  picture: text().nullable(),
  /** `draft`: the site does not show it; `changed`: its draft has changes that are not published. */
  state: oneOf(['draft', 'live', 'changed']),
  /** Below /admin. */
  href: text(),
});

export type OrderedEntry = InferType<typeof orderedEntry>;

/** Entries that the site shows together. They can only be ordered among themselves. */
export const orderedSection = shape('OrderedSection', {
  /** Null where the list has only one section. */
  title: text().nullable(),
  entries: listOf(orderedEntry),
});

export type OrderedSection = InferType<typeof orderedSection>;

export const orderedList = shape('OrderedList', {
  uid: text(),
  /** 'Testimonials' */
  name: text(),
  /** Where the site shows it, and in which sections. */
  hint: text(),
  /** Changes when entries are added, removed, ordered or moved to another section. */
  version: text(),
  sections: listOf(orderedSection),
});

export type OrderedList = InferType<typeof orderedList>;

const noList = 'This order cannot be read. Load the page again.';

export const orderRequest = object({
  /** Of the list that was ordered. */
  version: string()
    .required(noList)
    .matches(/^[0-9a-f]{32}$/, noList),
  /** All entries of the list, in their new order. */
  documentIds: array(
    string()
      .required(noList)
      .matches(/^[\w-]{1,40}$/, noList),
  )
    .typeError(noList)
    .required(noList)
    .max(maxOrdered, `A list of more than ${String(maxOrdered)} entries cannot be ordered here.`),
});

export type OrderRequest = InferType<typeof orderRequest>;

export const savedOrder = shape('SavedOrder', { message: text(), list: orderedList });

export const orderSentences = {
  missing: 'There is no such list.',
  notAllowed: 'Your role may not publish these entries, so it may not order them.',
  overtaken:
    'Someone has added, removed or ordered entries in the meantime. Nothing was saved. Your order is still shown, with the new entries: check it and save again.',
  saved: 'The order is saved, and the site is being updated.',
  savedForLater: 'The order is saved. None of the moved entries is on the site yet.',
  unchanged: 'The entries are in this order already.',
} as const;
