import { number, object, string, type InferType } from 'yup';
import { count, flag, listOf, shape, text } from '../wire/shape.js';
import { changedField } from './staff.js';

/* The published versions of an entry, as the admin shows them. Times are ISO 8601 in UTC. */

export const versionsPerPage = 5;

export const versionQuery = object({ page: number().integer().min(1).max(1_000).default(1) });

export const version = shape('EntryVersion', {
  id: count(),
  at: text(),
  /** Null where it is not known, as of what was published before versions were kept. */
  by: text().nullable(),
  /** Whether it is what is live now. */
  isLive: flag(),
  /** Whether its content is kept: one that is far too long is only listed. */
  isKept: flag(),
});

export type Version = InferType<typeof version>;

/** What differs, field by field. Long texts are cut to the lines that differ. */
const differences = {
  changes: listOf(changedField),
  /** How many fields differ; the list may have fewer. */
  fields: count(),
};

export const versionPage = shape('EntryVersions', {
  isLive: flag(),
  /** From what is live to the stored draft; empty where nothing is live. */
  ...differences,
  /** The latest first. */
  versions: listOf(version),
  total: count(),
});

export type VersionPage = InferType<typeof versionPage>;

export const versionDetail = shape('EntryVersionDetail', {
  /** From the stored draft to this version: what putting it back would change. */
  ...differences,
  /** What no longer exists and is left out when it is put back: a sentence for each. */
  missing: listOf(text()),
});

export type VersionDetail = InferType<typeof versionDetail>;

export const putBackRequest = object({
  /** When the draft that the form shows was last saved. */
  savedAt: string()
    .matches(/^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'Load the page again.')
    .required('Load the page again.'),
});

export const putBackReply = shape('PutBack', {
  message: text(),
  missing: listOf(text()),
});

export const versionSentences = {
  missing: 'There is no such version any more. Load the page again.',
  notAllowed: 'Only people who may change this entry see its versions.',
  tooLong: 'This version was too long to be kept, so it cannot be put back.',
  unchanged: 'The draft is already as this version was. Nothing was changed.',
  gone: 'There is no such entry any more.',
  stale: (name: string) =>
    `${name} has saved this entry since you opened it. Nothing was changed: load it again, look at what they changed, and then put the version back.`,
  done: 'The version is put back as a draft. It goes live when you publish it.',
  doneWithout: 'The version is put back as a draft, without what no longer exists:',
  picture: (name: string, path: string) => `The picture “${name}” in “${path}” was deleted.`,
  related: (name: string, path: string) => `The entry “${name}” in “${path}” was deleted.`,
  part: (path: string) => `“${path}” is made of a part that there is no more.`,
} as const;
