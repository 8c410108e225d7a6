import { email } from '@lanternway/contracts/fields/fields';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { parse } from '@lanternway/contracts/wire/parse';
import { claimRows } from '@lanternway/server-kit/db/claim';
import { brandOf, outboxOf, type Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { linksOf } from '../classes/links';
import { emailOf, findEnquiries, kinds, type Enquiry } from '../items/kinds';
import { readSettings } from '../items/settings';
import { receivedMail } from './mails';
import { newEnquiriesMail } from './mails-to-staff';

type Notify = Record<EnquiryKind, readonly string[]>;

/**
 * Queues the mails about enquiries that have had none yet, for at most `max` enquiries of each kind. The mails and the mark
 * that they were queued are stored together or not at all, and several instances never take the same enquiry. Returns
 * whether there may be more.
 */
export async function notifyBatch(strapi: Core.Strapi, max: number): Promise<boolean> {
  if (!(await hasAny(strapi))) return false;
  const notify = await readNotify(strapi);
  return strapi.db.transaction(async ({ trx }) => {
    const enquiries: Enquiry[] = [];
    let isFull = false;
    for (const kind of enquiryKinds) {
      const ids = await claimRows(strapi, trx, {
        table: kinds[kind].table,
        where: waitingOf(kind),
        orderBy: 'received_at',
        limit: max,
        change: { announced_at: new Date() },
      });
      isFull ||= ids.length === max;
      if (ids.length > 0) enquiries.push(...(await findEnquiries(strapi, kind, { id: { $in: ids } })));
    }
    if (enquiries.length > 0) await outboxOf(strapi).queueAll(mailsAbout(strapi, enquiries, notify));
    return isFull;
  });
}

/** A request with a chosen time gets its mails only when it is decided whether that time is booked. */
const waitingOf = (kind: EnquiryKind): Record<string, unknown> => ({
  announced_at: null,
  is_suspect: false,
  ...(kind === 'free-class' ? { wanted_at: null } : {}),
});

/** A cheap look without a transaction: most of the time there is nothing to do. */
async function hasAny(strapi: Core.Strapi): Promise<boolean> {
  for (const kind of enquiryKinds) {
    const found: unknown = await strapi.db
      .getConnection(kinds[kind].table)
      .where(waitingOf(kind))
      .first('id');
    if (found !== undefined) return true;
  }
  return false;
}

function mailsAbout(strapi: Core.Strapi, enquiries: readonly Enquiry[], notify: Notify): Mail[] {
  const staff = new Set(enquiries.flatMap(({ kind }) => notify[kind]));
  return [
    ...enquiries
      .filter((each) => hasMailbox(each) && !isBooked(each))
      .map((each) => receivedMail(each, waits(each) ? linksOf(strapi, each.row.documentId).manage : null)),
    ...[...staff].map((to) =>
      newEnquiriesMail(
        to,
        enquiries.filter(({ kind }) => notify[kind].includes(to)),
      ),
    ),
  ];
}

/** The mail about the class says all that the one about the request would. */
const isBooked = ({ kind, row }: Enquiry): boolean => kind === 'free-class' && row.stage === 'scheduled';

/** Their link opens a page to choose a time at. */
const waits = ({ kind, row }: Enquiry): boolean => kind === 'free-class' && row.waitsSince !== null;

/** An address that staff typed in may be invalid; the other mails must not wait for it. */
const hasMailbox = (enquiry: Enquiry): boolean => parse(email(), emailOf(enquiry)).kind === 'valid';

/** If nobody is named, the mailbox of the brand gets the mails. */
export async function readNotify(strapi: Core.Strapi): Promise<Notify> {
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
