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
  let left = await leaveOutEarlier(strapi, kind, enquiries, endings);
  for (let round = 0; left.length > 0; round += 1) {
    if (round === maxRounds) throw new Error('A repeated enquiry could not be distinguished from a new one.');
    const stored = await insertNew(strapi, kind, left);
    for (const id of stored) endings.set(id, { kind: 'stored', id });
    left = left.filter(({ documentId }) => !stored.has(documentId));
    if (left.length > 0) left = await sortOutRepeats(strapi, kind, left, endings);
  }
  return enquiries.map(({ documentId }) => endings.get(documentId) ?? { kind: 'stored', id: documentId });
}

/**
 * Notes which are repeats of what was stored with another secret, and returns the others. The unique key cannot find those.
 * Nothing is read while there is only one secret.
 */
async function leaveOutEarlier(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  enquiries: NewEnquiry[],
  endings: Map<string, Stored>,
): Promise<NewEnquiry[]> {
  const keys = enquiries.flatMap(({ repeatKey }) => repeatKey.others);
  if (keys.length === 0) return enquiries;
  const firsts = await findFirsts(strapi, kind, keys);
  return enquiries.filter((enquiry) => {
    const { others } = enquiry.repeatKey;
    const first = firsts.find((each) => others.includes(each.repeatKey) && isRecent(each, enquiry));
    if (first !== undefined) endings.set(enquiry.documentId, repeatOf(first));
    return first === undefined;
  });
}

const findFirsts = (strapi: Core.Strapi, kind: EnquiryKind, keys: string[]): Promise<First[]> =>
  strapi.db.query(kinds[kind].uid).findMany({
    select: ['documentId', 'repeatKey', 'receivedAt', 'replyBy'],
    where: { repeatKey: { $in: keys } },
  });

/** From when on the same request is one that this repeats. */
const validFromOf = ({ receivedAt, repeatKey }: NewEnquiry) =>
  new Date(receivedAt.getTime() - repeatKey.windowMs);

const isRecent = (first: First, enquiry: NewEnquiry) => new Date(first.receivedAt) >= validFromOf(enquiry);

const repeatOf = ({ documentId: id, replyBy }: First): Stored => ({
  kind: 'repeat',
  id,
  ...(replyBy === null ? {} : { answerBy: new Date(replyBy) }),
});

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
  const keys = enquiries.map(({ repeatKey }) => repeatKey.value);
  const firsts = await findFirsts(strapi, kind, keys);
  const again: NewEnquiry[] = [];
  for (const enquiry of enquiries) {
    const { documentId, repeatKey } = enquiry;
    const first = firsts.find((each) => each.repeatKey === repeatKey.value);
    if (first !== undefined && isRecent(first, enquiry)) {
      endings.set(documentId, repeatOf(first));
      continue;
    }
    // The condition on the time leaves alone a newer enquiry that somebody else has stored under this key meanwhile.
    const where = { repeatKey: repeatKey.value, receivedAt: { $lt: validFromOf(enquiry) } };
    if (first !== undefined) await table.updateMany({ where, data: { repeatKey: null } });
    again.push(enquiry);
  }
  return again;
}
