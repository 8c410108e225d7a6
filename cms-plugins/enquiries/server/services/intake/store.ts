import type { Core } from '@strapi/strapi';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { NewRow } from './rows';
import { kinds } from '../items/kinds';
import type { RepeatKey } from './repeat-key';

export interface NewEnquiry {
  documentId: string;
  receivedAt: Date;
  repeatKey: RepeatKey;
  row: NewRow;
}

/** `repeat`: the id is the one of the enquiry that was there already. */
export interface Stored {
  kind: 'stored' | 'repeat';
  id: string;
  /** For a repeat: by when the first request is answered, so that both get the same answer. */
  answerBy?: Date;
}

/** What has been taken in, and by when the desk answers it. */
export interface Taken extends Stored {
  answerBy: Date;
}

interface First {
  documentId: string;
  repeatKey: string;
  receivedAt: string;
  replyBy: string | null;
}

/** The most tries. Others are not expected to interfere more often. */
const maxRounds = 5;

/**
 * Stores enquiries of one kind in one statement, outside of any transaction, so that they are really stored when this
 * resolves. A repeat is not stored again, unless the first request is older than the time for repeats.
 */
export async function storeEnquiries(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  enquiries: NewEnquiry[],
): Promise<Stored[]> {
  const endings = new Map<string, Stored>();
  let left = enquiries;
  for (let round = 0; left.length > 0; round += 1) {
    if (round === maxRounds) throw new Error('A repeated enquiry could not be distinguished from a new one.');
    const stored = await insertNew(strapi, kind, left);
    for (const id of stored) endings.set(id, { kind: 'stored', id });
    left = left.filter(({ documentId }) => !stored.has(documentId));
    if (left.length > 0) left = await sortOutRepeats(strapi, kind, left, endings);
  }
  return enquiries.map(({ documentId }) => endings.get(documentId) ?? { kind: 'stored', id: documentId });
}

async function insertNew(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  enquiries: NewEnquiry[],
): Promise<Set<string>> {
  const rows: { document_id: string }[] = await strapi.db
    .getConnection(kinds[kind].table)
    .insert(enquiries.map(({ row }) => row))
    .onConflict('repeat_key')
    .ignore()
    .returning('document_id');
  return new Set(rows.map((row) => row.document_id));
}

/** Notes which are repeats, and returns those whose first is too old or gone by now: they are to be stored after all. */
async function sortOutRepeats(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  enquiries: NewEnquiry[],
  endings: Map<string, Stored>,
): Promise<NewEnquiry[]> {
  const table = strapi.db.query(kinds[kind].uid);
  const firsts: First[] = await table.findMany({
    select: ['documentId', 'repeatKey', 'receivedAt', 'replyBy'],
    where: { repeatKey: { $in: enquiries.map(({ repeatKey }) => repeatKey.value) } },
  });
  const again: NewEnquiry[] = [];
  for (const enquiry of enquiries) {
    const { documentId, receivedAt, repeatKey } = enquiry;
    const first = firsts.find((each) => each.repeatKey === repeatKey.value);
    const validFrom = new Date(receivedAt.getTime() - repeatKey.windowMs);
    if (first !== undefined && new Date(first.receivedAt) >= validFrom) {
      const { documentId: id, replyBy } = first;
      endings.set(documentId, {
        kind: 'repeat',
        id,
        ...(replyBy === null ? {} : { answerBy: new Date(replyBy) }),
      });
      continue;
    }
    // The condition on the time leaves alone a newer enquiry that somebody else has stored under this key meanwhile.
    const where = { repeatKey: repeatKey.value, receivedAt: { $lt: validFrom } };
    if (first !== undefined) await table.updateMany({ where, data: { repeatKey: null } });
    again.push(enquiry);
  }
  return again;
}
