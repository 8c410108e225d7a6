import type { Core } from '@strapi/strapi';
import { deskSentences, statusesOf, type EnquiryStatus } from '@lanternway/contracts/enquiries/staff';
import {
  type nextStepChange,
  type ownerChange,
  type statusChange,
  type suspectChange,
} from '@lanternway/contracts/enquiries/staff-item';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { InferType } from 'yup';
import { changeItem, type Changed, type Decision, type Target } from '../items/change-item';
import { addEvent } from '../items/events';
import { findEnquiry, kinds, type Enquiry } from '../items/kinds';
import { findOwner } from '../items/owners';
import { toStatus } from '../items/status';

export const changeStatus = (
  strapi: Core.Strapi,
  target: Target,
  { version, status }: InferType<typeof statusChange>,
): Promise<Changed> =>
  changeItem(strapi, target, version, (enquiry, now) => decideStatus(strapi, enquiry, status, now));

export const changeOwner = (
  strapi: Core.Strapi,
  target: Target,
  { version, ownerId }: InferType<typeof ownerChange>,
): Promise<Changed> =>
  changeItem(strapi, target, version, ({ row }) => decideOwner(strapi, row.ownerId, ownerId));

export const changeNextStep = (
  strapi: Core.Strapi,
  target: Target,
  { version, text, dueAt }: InferType<typeof nextStepChange>,
): Promise<Changed> => changeItem(strapi, target, version, ({ row }) => decideNextStep(row, text, dueAt));

/** Marks an enquiry as suspected spam, or removes that mark. */
export const markSuspect = (
  strapi: Core.Strapi,
  target: Target,
  { version, isSuspect }: InferType<typeof suspectChange>,
): Promise<Changed> =>
  changeItem(strapi, target, version, ({ row }) =>
    row.isSuspect === isSuspect
      ? { kind: 'same' }
      : {
          kind: 'change',
          data: { isSuspect, ...waitsAgain(row, isSuspect) },
          events: [{ what: 'suspect', facts: { isSuspect } }],
        },
  );

/** Has the chosen time of a request that is no longer suspected booked after all, if it is still free (BK8). */
const waitsAgain = (row: Enquiry['row'], isSuspect: boolean): object =>
  !isSuspect && 'wanted' in row && row.wanted !== null && row.stage === 'new' ? { wantedAt: new Date() } : {};

export const addNote = async (strapi: Core.Strapi, target: Target, text: string): Promise<Changed> =>
  strapi.db.transaction(() => storeNote(strapi, target, text));

async function storeNote(strapi: Core.Strapi, { kind, id, by }: Target, note: string): Promise<Changed> {
  const { count } = await strapi.db.query(kinds[kind].uid).updateMany({
    where: { documentId: id, mergedInto: null },
    data: { touchedAt: new Date() },
  });
  if (count === 0) {
    const isMissing = (await findEnquiry(strapi, kind, id)) === null;
    return isMissing ? { kind: 'missing' } : { kind: 'refused', sentence: deskSentences.mergedAway };
  }
  await addEvent(strapi, { enquiryId: id, what: 'note', note, by });
  return { kind: 'changed' };
}

/** Whether an enquiry of this kind can have this status at all. */
export const mayHave = (kind: EnquiryKind, status: EnquiryStatus): boolean =>
  statusesOf[kind].some((known) => known === status);

async function decideStatus(
  strapi: Core.Strapi,
  { kind, row }: Enquiry,
  status: EnquiryStatus,
  now: Date,
): Promise<Decision> {
  if (!mayHave(kind, status)) return { kind: 'refused', sentence: deskSentences.wrongStatus(kind, status) };
  if (row.stage === status) return { kind: 'same' };
  return { kind: 'change', ...(await toStatus(strapi, row, status, now)) };
}

async function decideOwner(strapi: Core.Strapi, from: number | null, to: number | null): Promise<Decision> {
  if (from === to) return { kind: 'same' };
  const owner = to === null ? null : await findOwner(strapi, to);
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
