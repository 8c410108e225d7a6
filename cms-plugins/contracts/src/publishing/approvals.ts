import { bool, object, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { entryFields, entryLink } from './entry-link.js';
import { scheduleActions } from './schedules.js';

/* Publishing that needs a second person. Times are ISO 8601. */

/** The longest reason that a person may write, for or against. */
const reasonLength = 500;

const approvalStates = ['waiting', 'approved', 'declined', 'withdrawn', 'overtaken'] as const;

export type ApprovalState = (typeof approvalStates)[number];

const approval = shape('Approval', {
  id: text(),
  entry: entryLink,
  /** 'Plan' */
  kind: text(),
  /** `publish` without a time: at once, when it is approved. */
  action: oneOf(scheduleActions),
  /** When it is to happen; null: at once. */
  at: text().nullable(),
  /** New prices in words; empty for publishing. */
  prices: text(),
  state: oneOf(approvalStates),
  askedBy: text(),
  askedAt: text(),
  /** '' if none was given. */
  reason: text(),
  decidedBy: text().nullable(),
  decidedAt: text().nullable(),
  /** Why it was declined, or what ended it. */
  answer: text(),
  /** Whether the caller may approve or decline it. */
  mayDecide: flag(),
  /** Whether the caller asked, and may take it back. */
  isOwn: flag(),
  /** Whether the draft was saved after the request: then it cannot be approved. */
  isOutdated: flag(),
});

export type Approval = InferType<typeof approval>;

export const approvalList = shape('Approvals', {
  needsSecond: flag(),
  /** Whether the caller may change that. */
  maySet: flag(),
  /** Those that wait first, the oldest first; then the last that ended. */
  approvals: listOf(approval),
});

export type ApprovalList = InferType<typeof approvalList>;

export const entryApproval = shape('EntryApproval', {
  /** Whether publishing this entry needs a second person now. */
  needsSecond: flag(),
  /** Whether the caller may publish it alone. */
  mayAlone: flag(),
  waiting: listOf(approval),
});

export type EntryApproval = InferType<typeof entryApproval>;

export const approvalSentences = {
  asked:
    'Saved, and not yet published: a second person has to approve it. They find it under “Second person” next to the entry.',
  askedFor: 'A second person is asked to approve it.',
  noPerson: 'This needs the approval of a second person, so it is published in the admin only.',
  notNeeded: 'This entry needs no second person. Publish it.',
  missing: 'There is no such request any more. Load the page again.',
  own: 'You have asked for this yourself. Another person has to approve it.',
  notAllowed: 'Your role may not publish entries of this kind.',
  outdated: 'The draft was saved after the request. Ask again for what it says now.',
  published: 'It is approved and published.',
  planned: 'It is approved, and happens at its time.',
  declined: 'It is declined. Nothing was published.',
  withdrawn: 'The request is taken back.',
  notOwn: 'Only the person who asked can take a request back.',
  reason: 'Say why.',
  tooLong: `At most ${String(reasonLength)} characters.`,
  overtaken: 'It was published in another way.',
  replaced: 'A later request took its place.',
  gone: 'The entry was deleted.',
  notApproved: 'No second person had approved it by then.',
  changed: 'The draft was changed after a second person had approved it.',
  saved: 'The rule is saved.',
} as const;

export const askRequest = object({
  ...entryFields,
  reason: ownWords(reasonLength).default(''),
});

export const declineRequest = object({
  reason: ownWords(reasonLength).required(approvalSentences.reason),
});

export const secondSetting = object({ needsSecond: bool().required() });
