import type { Transform } from 'node:stream';
import { csvStream } from '@lanternway/server-kit/csv-stream';
import { attentionLabels, type OrderFilter, type OrderRow } from '@lanternway/contracts/payments/staff';
import { toMajor } from '@lanternway/contracts/money/money';
import { orderStateLabels, providerNames } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { inOrder, readFilter } from './query';
import { readOrderRows } from './rows';

type Column = [title: string, read: (row: OrderRow) => string | null];

/** Times are UTC and say so: the file may be opened anywhere. */
const utc = (at: string | null): string | null =>
  at === null ? null : `${at.slice(0, 19).replace('T', ' ')} UTC`;

/** A plain number that a spreadsheet can add up; the currency has its own column. */
const amount = (minor: number): string => toMajor(minor).toFixed(2);

const columns: readonly Column[] = [
  ['Order', ({ number }) => number],
  ['Created', ({ createdAt }) => utc(createdAt)],
  ['State', ({ state }) => orderStateLabels[state]],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Plan', ({ planTitle }) => planTitle],
  ['Track', ({ trackTitle }) => trackTitle],
  ['Currency', ({ currency }) => currency],
  ['Amount', (row) => amount(row.amount)],
  ['Refunded', ({ refunded }) => amount(refunded)],
  ['Provider', ({ provider }) => (provider === null ? null : providerNames[provider])],
  ['Payment', ({ paymentId }) => paymentId],
  ['Receipt', ({ receiptNumber }) => receiptNumber],
  ['Paid', ({ paidAt }) => utc(paidAt)],
  [
    'Needs attention',
    ({ attentions }) => attentions.map((attention) => attentionLabels[attention]).join('. '),
  ],
  ['Id', ({ id }) => id],
];

const atATime = 1_000;

/** The list of orders as a file: everything that fits, the newest first. */
export async function exportOrdersCsv(
  strapi: Core.Strapi,
  filter: OrderFilter,
  now: Date,
): Promise<{ name: string; stream: Transform }> {
  // Only the row ids are read at once. What changes meanwhile moves no order out of the file or in twice.
  const found: { id: number }[] = await inOrder(strapi, await readFilter(strapi, filter), 'newest');
  const ids = found.map(({ id }) => id);
  const titles = columns.map(([title]) => title);
  return {
    name: `orders-${now.toISOString().slice(0, 10)}.csv`,
    stream: csvStream(titles, cells(strapi, ids)),
  };
}

async function* cells(strapi: Core.Strapi, ids: readonly number[]): AsyncGenerator<string[]> {
  for (let start = 0; start < ids.length; start += atATime) {
    const rows = await readOrderRows(strapi, ids.slice(start, start + atATime));
    for (const row of rows) yield columns.map(([, read]) => read(row) ?? '');
  }
}
