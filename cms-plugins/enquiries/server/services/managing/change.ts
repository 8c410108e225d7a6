import type { Core } from '@strapi/strapi';
import type { StoredClass } from '../classes/classes';
import { findStored } from '../classes/classes';
import { changeItem, type Decision } from '../items/change-item';
import type { FreeClassRow } from '../items/kinds';
import { openClass, type Opened } from './opened';

/** How a parent's change of their class ended. */
export type Ended =
  | { kind: 'done' }
  | { kind: 'void' }
  /** Somebody else has changed the class since the parent saw it. */
  | { kind: 'stale' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'taken'; near: Date[] };

/** Rolls the transaction back. */
export class Refusal extends Error {
  constructor(readonly ended: Ended) {
    super('refused');
  }
}

/** The most tries. Others are not expected to interfere more often. */
const maxRounds = 5;

/**
 * Changes the class that the parent saw, in one transaction with all that follows from it. A note that staff write at
 * the same moment is no reason to refuse: only the class counts (BK13).
 */
export async function changeOwnClass(
  strapi: Core.Strapi,
  enquiryId: string,
  sequence: number,
  decide: (opened: Opened, now: Date) => Promise<Decision>,
): Promise<Ended> {
  for (let round = 0; round < maxRounds; round += 1) {
    const opened = await openClass(strapi, enquiryId, new Date());
    if (opened === null) return { kind: 'void' };
    if (opened.held.sequence !== sequence) return { kind: 'stale' };
    const ended = await tryChange(strapi, opened.row, sequence, decide);
    if (ended !== 'again') return ended;
  }
  return { kind: 'stale' };
}

async function tryChange(
  strapi: Core.Strapi,
  { documentId: id, version }: FreeClassRow,
  sequence: number,
  decide: (opened: Opened, now: Date) => Promise<Decision>,
): Promise<Ended | 'again'> {
  try {
    const changed = await changeItem(
      strapi,
      { kind: 'free-class', id, by: null },
      version,
      async (enquiry, now) => {
        if (enquiry.kind !== 'free-class') return { kind: 'same' };
        const held = await findStored(strapi, id);
        if (held?.sequence !== sequence) throw new Refusal({ kind: 'stale' });
        return decide({ row: enquiry.row, held }, now);
      },
    );
    switch (changed.kind) {
      case 'changed':
        return { kind: 'done' };
      case 'stale':
        return 'again';
      case 'missing':
        return { kind: 'void' };
      case 'refused':
      case 'invalid':
        return { kind: 'refused', sentence: changed.sentence };
    }
  } catch (error) {
    if (error instanceof Refusal) return error.ended;
    throw error;
  }
}

/** The class as it stands, changed in the parts that are given. */
export const agreedOf = ({ zone, minutes, link, calendarUid, sequence }: StoredClass) => ({
  ...{ zone, minutes, link, calendarUid },
  message: '',
  sequence: sequence + 1,
});
