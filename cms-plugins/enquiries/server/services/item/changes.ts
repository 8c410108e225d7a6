import type { Core } from '@strapi/strapi';
import {
  deskSentences,
  statusesOf,
  statusWords,
  type EnquiryStatus,
  type Staff,
} from '@lanternway/contracts/enquiries/staff';
import {
  type nextStepChange,
  type ownerChange,
  type statusChange,
  type suspectChange,
} from '@lanternway/contracts/enquiries/staff-item';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { InferType } from 'yup';
import type { NewEvent } from '../items/events';
import { findEnquiry, kinds, type Enquiry } from '../items/kinds';
import { own } from '../own';

/** The enquiry that is to be changed, and who changes it. */
export interface Target {
  kind: EnquiryKind;
  id: string;
  by: Staff;
}

export type Changed =
  | { kind: 'changed' }
  | { kind: 'missing' }
  /** Somebody else was quicker. */
  | { kind: 'stale' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'invalid'; field: string; sentence: string };

/** An event that is yet to be told of an enquiry. */
export type Told = Pick<NewEvent, 'what' | 'facts' | 'note'>;

export type Decision =
  | {
      kind: 'change';
      data: object;
      events: Told[];
      /** Writes what belongs to it elsewhere. Called once nobody else can have changed the enquiry any more. */
      alsoWrite?: () => Promise<void>;
    }
  /** It is so already. */
  | { kind: 'same' }
  | Extract<Changed, { kind: 'refused' | 'invalid' }>;

/**
 * Changes one enquiry and tells its timeline, both or neither. Of several who saw the same version one gets through:
 * the statement that writes asks for the version once more. `decide` reads in the transaction, and writes nothing itself.
 */
export async function changeItem(
  strapi: Core.Strapi,
  target: Target,
  version: number,
  decide: Decide,
): Promise<Changed> {
  return strapi.db.transaction(() => tryChange(strapi, target, version, decide));
}

type Decide = (enquiry: Enquiry, now: Date) => Decision | Promise<Decision>;

async function tryChange(
  strapi: Core.Strapi,
  { kind, id, by }: Target,
  version: number,
  decide: Decide,
): Promise<Changed> {
  const enquiry = await findEnquiry(strapi, kind, id);
  if (enquiry === null) return { kind: 'missing' };
  if (enquiry.row.mergedInto !== null) return { kind: 'refused', sentence: deskSentences.mergedAway };
  if (enquiry.row.version !== version) return { kind: 'stale' };
  const now = new Date();
  const decision = await decide(enquiry, now);
  if (decision.kind === 'same') return { kind: 'changed' };
  if (decision.kind !== 'change') return decision;
  const { count } = await strapi.db.query(kinds[kind].uid).updateMany({
    where: { documentId: id, version, mergedInto: null },
    data: { ...decision.data, version: version + 1, touchedAt: now },
  });
  if (count === 0) return { kind: 'stale' };
  await decision.alsoWrite?.();
  for (const event of decision.events) await own(strapi, 'events').add({ enquiryId: id, by, ...event });
  return { kind: 'changed' };
}

export interface Changes {
  status: (target: Target, change: InferType<typeof statusChange>) => Promise<Changed>;
  owner: (target: Target, change: InferType<typeof ownerChange>) => Promise<Changed>;
  nextStep: (target: Target, change: InferType<typeof nextStepChange>) => Promise<Changed>;
  suspect: (target: Target, change: InferType<typeof suspectChange>) => Promise<Changed>;
  note: (target: Target, text: string) => Promise<Changed>;
}

export function changes({ strapi }: { strapi: Core.Strapi }): Changes {
  return {
    status: (target, { version, status }) =>
      changeItem(strapi, target, version, (enquiry) => decideStatus(enquiry, status)),

    owner: (target, { version, ownerId }) =>
      changeItem(strapi, target, version, ({ row }) => decideOwner(strapi, row.ownerId, ownerId)),

    nextStep: (target, { version, text, dueAt }) =>
      changeItem(strapi, target, version, ({ row }) => decideNextStep(row, text, dueAt)),

    suspect: (target, { version, isSuspect }) =>
      changeItem(strapi, target, version, ({ row }) =>
        row.isSuspect === isSuspect
          ? { kind: 'same' }
          : { kind: 'change', data: { isSuspect }, events: [{ what: 'suspect', facts: { isSuspect } }] },
      ),

    note: async (target, text) => strapi.db.transaction(() => addNote(strapi, target, text)),
  };
}

async function addNote(strapi: Core.Strapi, { kind, id, by }: Target, note: string): Promise<Changed> {
  const { count } = await strapi.db.query(kinds[kind].uid).updateMany({
    where: { documentId: id, mergedInto: null },
    data: { touchedAt: new Date() },
  });
  if (count === 0) {
    const isMissing = (await findEnquiry(strapi, kind, id)) === null;
    return isMissing ? { kind: 'missing' } : { kind: 'refused', sentence: deskSentences.mergedAway };
  }
  await own(strapi, 'events').add({ enquiryId: id, what: 'note', note, by });
  return { kind: 'changed' };
}

/** Whether an enquiry of this kind can have this status at all. */
export const mayHave = (kind: EnquiryKind, status: EnquiryStatus): boolean =>
  statusesOf[kind].some((known) => known === status);

export function decideStatus({ kind, row }: Enquiry, status: EnquiryStatus): Decision {
  if (!mayHave(kind, status)) return { kind: 'refused', sentence: deskSentences.wrongStatus(kind, status) };
  if (row.stage === status) return { kind: 'same' };
  const facts = { from: statusWords[row.stage], to: statusWords[status] };
  return { kind: 'change', data: { stage: status }, events: [{ what: 'status', facts }] };
}

async function decideOwner(strapi: Core.Strapi, from: number | null, to: number | null): Promise<Decision> {
  if (from === to) return { kind: 'same' };
  const owner = to === null ? null : await own(strapi, 'owners').find(to);
  if (to !== null && owner === null) return { kind: 'refused', sentence: deskSentences.noSuchOwner };
  return {
    kind: 'change',
    data: { ownerId: to },
    events: [{ what: 'owner', facts: { to: owner?.name ?? null } }],
  };
}

function decideNextStep(row: Enquiry['row'], typed: string | null, dueAt: string | null): Decision {
  const text = typed === '' ? null : typed;
  if (text === null && dueAt === null) {
    if (row.nextStepAt === null) return { kind: 'same' };
    return {
      kind: 'change',
      data: { nextStep: null, nextStepAt: null },
      events: [{ what: 'next-step', facts: {} }],
    };
  }
  if (text === null) return { kind: 'invalid', field: 'text', sentence: 'Please say what is to be done.' };
  const due = new Date(dueAt ?? '');
  if (Number.isNaN(due.getTime()))
    return { kind: 'invalid', field: 'dueAt', sentence: 'Please choose a date.' };
  const facts = { text, dueAt: due.toISOString() };
  return {
    kind: 'change',
    data: { nextStep: text, nextStepAt: due },
    events: [{ what: 'next-step', facts }],
  };
}
