import { mixed, object, type InferType } from 'yup';
import { count, flag, listOf, shape, text } from '../wire/shape.js';

/* What stands between a draft and the site, as it is shown next to the entry. */

/** What a page may weigh, in bytes as they are sent: its HTML, and the pictures that a phone shows first. */
export const pageBudget = { html: 60 * 1024, pictures: 200 * 1024 } as const;

/** What is in the form of an entry now, as the content manager saves it. Null: what was last saved is checked. */
export const entryCheckRequest = object({ entry: mixed().nullable().default(null) });

export const entryProblem = shape('EntryProblem', {
  /** What staff should do. */
  text: text(),
  /** The number of the block that it is in, counted from 1; null outside of blocks. */
  block: count().nullable(),
  /** What the block is called: 'Plans'. */
  blockName: text().nullable(),
});

export type EntryProblem = InferType<typeof entryProblem>;

/** In bytes, as they are sent to a phone. */
export const pageWeight = shape('PageWeight', { html: count(), pictures: count() });

export type PageWeight = InferType<typeof pageWeight>;

export const entryCheck = shape('EntryCheck', {
  /** False for types that are not checked in this way: nothing is shown next to their entries. */
  isChecked: flag(),
  /** What stops it from being published. */
  problems: listOf(entryProblem),
  /** Of the page that is live; null while there is none. */
  weight: pageWeight.nullable(),
});

export type EntryCheck = InferType<typeof entryCheck>;
