import { email } from '@lanternway/contracts/fields/fields';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { parse } from '@lanternway/contracts/wire/parse';
import { brandOf, outboxOf, type Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { emailOf, findEnquiries, kinds, type Enquiry } from '../items/kinds';
import { readSettings } from '../items/settings';
import { receivedMail } from './mails';
import { newEnquiriesMail } from './mails-to-staff';

type Transaction = Parameters<Parameters<Core.Strapi['db']['transaction']>[0]>[0]['trx'];

type Notify = Record<EnquiryKind, readonly string[]>;

/**
 * Queues the mails about enquiries that have had none yet, at most `max` of each kind. The mails
 * and the mark that they were given stand together or not at all, and several instances never take the same enquiry.
 * Returns whether there may be more.
 */
export async function notifyBatch(strapi: Core.Strapi, max: number): Promise<boolean> {
  if (!(await hasAny(strapi))) return false;
  const notify = await readNotify(strapi);
  return strapi.db.transaction(async ({ trx }) => {
    const enquiries: Enquiry[] = [];
    let isFull = false;
    for (const kind of enquiryKinds) {
      const ids = await take(strapi, trx, kind, max);
      isFull ||= ids.length === max;
      if (ids.length > 0) enquiries.push(...(await findEnquiries(strapi, kind, { id: { $in: ids } })));
    }
    if (enquiries.length > 0) await outboxOf(strapi).queueAll(mailsAbout(enquiries, notify));
    return isFull;
  });
}

const waiting = { announced_at: null, is_suspect: false };

/** So that looking in vain, which is what happens most of the time, changes nothing. */
async function hasAny(strapi: Core.Strapi): Promise<boolean> {
  for (const kind of enquiryKinds) {
    const found: unknown = await strapi.db.getConnection(kinds[kind].table).where(waiting).first('id');
    if (found !== undefined) return true;
  }
  return false;
}

/** Marks them first, in one statement, so that nobody else has them; where this does not end well, nobody had. */
async function take(
  strapi: Core.Strapi,
  trx: Transaction,
  kind: EnquiryKind,
  max: number,
): Promise<number[]> {
  const { table } = kinds[kind];
  const oldest = strapi.db.getConnection(table).select('id').where(waiting).orderBy('received_at').limit(max);
  // SQLite has one writer at a time anyway, and no words for it.
  if (strapi.db.dialect.client === 'postgres') void oldest.forUpdate().skipLocked();
  const rows = (await strapi.db
    .getConnection(table)
    .whereIn('id', oldest)
    .where(waiting)
    .update({ announced_at: new Date() })
    .returning('id')
    .transacting(trx)) as { id: number }[];
  return rows.map(({ id }) => id);
}

function mailsAbout(enquiries: readonly Enquiry[], notify: Notify): Mail[] {
  const staff = new Set(enquiries.flatMap(({ kind }) => notify[kind]));
  return [
    ...enquiries.filter(hasMailbox).map(receivedMail),
    ...[...staff].map((to) =>
      newEnquiriesMail(
        to,
        enquiries.filter(({ kind }) => notify[kind].includes(to)),
      ),
    ),
  ];
}

/** What staff have written by hand may be no address; the others' mails must not wait for it. */
const hasMailbox = (enquiry: Enquiry): boolean => parse(email(), emailOf(enquiry)).kind === 'valid';

/** Where nobody is named, the mailbox of the brand is told. */
async function readNotify(strapi: Core.Strapi): Promise<Notify> {
  const { notify } = await readSettings(strapi);
  const brand = await brandOf(strapi).read();
  const mailbox = parse(email(), brand.email ?? '');
  const otherwise = mailbox.kind === 'valid' ? [mailbox.value] : [];
  const orBrand = (addresses: readonly string[]) => (addresses.length === 0 ? otherwise : addresses);
  return {
    'free-class': orBrand(notify['free-class']),
    contact: orBrand(notify.contact),
    career: orBrand(notify.career),
  };
}
