import { claimRows } from '@lanternway/server-kit/db/claim';
import { ServiceBusyError } from '@lanternway/server-kit/errors';
import { withLease } from '@lanternway/server-kit/jobs/lease';
import { outboxOf, type Mail, type MailAttachment } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { leaseTable } from '../../../content-types/service-records';

/** What is mailed to parents once each, with its file: receipts, and credit notes. */
interface MailedOnce<Row> {
  /** Of the lease. */
  name: string;
  /** It has the column `mailed_at`. */
  table: string;
  /** The oldest that were not mailed yet. */
  findWaiting: (max: number) => Promise<Row[]>;
  /** Those that are mailed to nobody are left out, and wait no longer. */
  writeMails: (rows: readonly Row[]) => Promise<{ id: number; mail: Mail }[]>;
}

/** How long the others must wait if a server dies while it mails. */
const leaseSeconds = 10;

/**
 * Mails what was not mailed yet, up to `max` of them. One server at a time does it, so that none draws what another is
 * drawing. Returns whether there may be more.
 */
export async function mailOnce<Row extends { id: number }>(
  strapi: Core.Strapi,
  what: MailedOnce<Row>,
  max: number,
): Promise<boolean> {
  // Looks without the lease first: mostly nothing waits, and then nothing is written.
  if ((await what.findWaiting(1)).length === 0) return false;
  let isMore = false;
  await withLease(strapi, leaseTable, { name: what.name, seconds: leaseSeconds }, async () => {
    const waiting = await what.findWaiting(max);
    await mailThese(strapi, what, waiting);
    isMore = waiting.length === max;
  });
  return isMore;
}

/**
 * Draws the files before the transaction. The transaction stores both the mails and the mark that they are mailed, or
 * neither: if several servers have the same rows, only one mails them.
 */
async function mailThese<Row extends { id: number }>(
  strapi: Core.Strapi,
  { table, writeMails }: MailedOnce<Row>,
  waiting: readonly Row[],
): Promise<void> {
  const mails = await writeMails(waiting);
  await strapi.db.transaction(async ({ trx }) => {
    const taken = await claimRows(strapi, trx, {
      table,
      where: { mailed_at: null },
      ids: waiting.map(({ id }) => id),
      orderBy: 'id',
      change: { mailed_at: new Date() },
    });
    const ours = mails.filter(({ id }) => taken.includes(id));
    await outboxOf(strapi).queueAll(ours.map(({ mail }) => mail));
  });
}

/**
 * The file for a mail. If it cannot be drawn, the mail goes out without it: the parent must know of their money. Throws
 * `ServiceBusyError` while many parents open their files: then it is drawn at the next poll.
 * @param what such as 'receipt LW-2026-000012', for the log
 */
export async function attachPdf(
  strapi: Core.Strapi,
  what: string,
  draw: () => Promise<{ name: string; bytes: Buffer }>,
): Promise<MailAttachment | null> {
  try {
    const { name, bytes } = await draw();
    return { filename: name, contentType: 'application/pdf', base64: bytes.toString('base64') };
  } catch (error) {
    if (error instanceof ServiceBusyError) throw error;
    const fault = error instanceof Error ? error.message : 'unknown reason';
    strapi.log.error(`payments: the file of ${what} could not be drawn: ${fault}`);
    return null;
  }
}
