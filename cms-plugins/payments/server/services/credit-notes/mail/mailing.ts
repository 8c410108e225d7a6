import { email } from '@lanternway/contracts/fields/fields';
import { parse } from '@lanternway/contracts/wire/parse';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Mail } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { creditNotesTable, creditNoteUid } from '../../../content-types/credit-notes';
import { orderUid } from '../../../content-types/order';
import type { CreditNoteRecord } from '../../orders/records';
import { attachPdf, mailOnce } from '../../receipts/mail/mail-once';
import { drawNote } from '../file/files';
import { noteMail } from './mail';

/** Mails notes that were not mailed yet, up to `max` of them, as receipts are. Returns whether there may be more. */
export const mailNotes = (strapi: Core.Strapi, max: number): Promise<boolean> =>
  mailOnce(
    strapi,
    {
      name: 'credit note mails',
      table: creditNotesTable,
      findWaiting: (limit) =>
        rowsIn(strapi, creditNoteUid).findMany({ where: { mailedAt: null }, orderBy: { id: 'asc' }, limit }),
      writeMails: (notes) => writeMails(strapi, notes),
    },
    max,
  );

/** A note whose account is closed is mailed to nobody. */
async function writeMails(
  strapi: Core.Strapi,
  notes: readonly CreditNoteRecord[],
): Promise<{ id: number; mail: Mail }[]> {
  const ids = notes.map(({ orderId }) => orderId);
  const orders = await rowsIn(strapi, orderUid).findMany({ where: { id: { $in: ids } } });
  const mails: { id: number; mail: Mail }[] = [];
  for (const note of notes) {
    const order = orders.find(({ id }) => id === note.orderId);
    const mailbox = parse(email(), order?.email ?? '');
    if (mailbox.kind === 'invalid') continue;
    const file = await attachPdf(strapi, `note ${note.number}`, () => drawNote(strapi, note));
    mails.push({ id: note.id, mail: noteMail({ note, to: mailbox.value, file }) });
  }
  return mails;
}
