import { Readable, type Transform } from 'node:stream';
import { csvOptions } from '@lanternway/contracts/wire/csv';
import type { ReceiptRow } from '@lanternway/contracts/payments/staff';
import {
  mostReceiptsOfFile,
  type ReceiptFilter,
  type ReceiptPage,
  type ReceiptQuery,
} from '@lanternway/contracts/payments/receipts';
import type { Core } from '@strapi/strapi';
import { stringify } from 'csv-stringify';
import { orderUid } from '../../../content-types/order';
import { receiptUid } from '../../../content-types/service-records';
import { contentOf } from '../issue/content';
import { receiptsPdf } from '../pdf/pdf';
import { periodName, withinPeriod } from './period';
import { cellsOf, columnTitles, type Registered } from './columns';
import { isoOf, type OrderRecord, type ReceiptRecord } from '../../orders/records';

/** All receipts, by the day on which they were issued. */
export interface ReceiptRegister {
  /** The newest first. */
  page: (query: ReceiptQuery) => Promise<ReceiptPage>;
  /** Everything of the time, in the order of the numbers. */
  csv: (filter: ReceiptFilter, now: Date) => { name: string; stream: Transform };
  /** One file with a page for each. */
  pdf: (filter: ReceiptFilter, now: Date) => Promise<PdfOfPeriod>;
}

export type PdfOfPeriod =
  { kind: 'file'; name: string; stream: Readable } | { kind: 'none' } | { kind: 'tooMany'; count: number };

const atATime = 200;

export function receiptRegister({ strapi }: { strapi: Core.Strapi }): ReceiptRegister {
  const rows = () => strapi.db.query(receiptUid);

  /** In the order of the rows, which is that of the numbers: a number is taken just before its row is written. */
  async function* within(filter: ReceiptFilter): AsyncGenerator<ReceiptRecord[]> {
    let after = 0;
    for (;;) {
      const some = (await rows().findMany({
        where: { ...withinPeriod(filter), id: { $gt: after } },
        orderBy: { id: 'asc' },
        limit: atATime,
      })) as ReceiptRecord[];
      const last = some.at(-1);
      if (last === undefined) return;
      yield some;
      after = last.id;
    }
  }

  async function* oneByOne(filter: ReceiptFilter, most: number): AsyncGenerator<ReceiptRecord> {
    let count = 0;
    for await (const some of within(filter)) {
      for (const receipt of some) {
        if (count === most) return;
        count += 1;
        yield receipt;
      }
    }
  }

  async function* cells(filter: ReceiptFilter): AsyncGenerator<string[]> {
    for await (const some of within(filter)) {
      for (const registered of await withOrders(strapi, some)) yield cellsOf(registered);
    }
  }

  return {
    async page(query) {
      const { page, pageSize } = query;
      const where = withinPeriod(query);
      const found = (await rows().findMany({
        where,
        orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      })) as ReceiptRecord[];
      const registered = await withOrders(strapi, found);
      return { rows: registered.map(rowOf), total: await rows().count({ where }), page, pageSize };
    },

    csv(filter, now) {
      const file = stringify(csvOptions(columnTitles));
      const source = Readable.from(cells(filter));
      source.on('error', (error) => file.destroy(error));
      file.on('close', () => source.destroy());
      source.pipe(file);
      return { name: `${periodName(filter, now)}.csv`, stream: file };
    },

    async pdf(filter, now) {
      const count = await rows().count({ where: withinPeriod(filter) });
      if (count === 0) return { kind: 'none' };
      if (count > mostReceiptsOfFile) return { kind: 'tooMany', count };
      const name = periodName(filter, now);
      return {
        kind: 'file',
        name: `${name}.pdf`,
        stream: receiptsPdf(name, oneByOne(filter, mostReceiptsOfFile)),
      };
    },
  };
}

async function withOrders(strapi: Core.Strapi, receipts: readonly ReceiptRecord[]): Promise<Registered[]> {
  const ids = receipts.map(({ orderId }) => orderId);
  const found = (await strapi.db.query(orderUid).findMany({ where: { id: { $in: ids } } })) as OrderRecord[];
  const orders = new Map(found.map((order) => [order.id, order]));
  return receipts.map((receipt) => ({
    receipt,
    content: contentOf(receipt),
    order: orders.get(receipt.orderId) ?? null,
  }));
}

const rowOf = ({ receipt, content, order }: Registered): ReceiptRow => ({
  number: receipt.number,
  issuedAt: isoOf(receipt.issuedAt) ?? '',
  orderId: order?.documentId ?? '',
  orderNumber: content.order.number,
  name: content.buyer.name ?? '',
  planTitle: content.what.plan,
  amount: receipt.amountMinor,
  currency: receipt.currency,
  tax: receipt.taxMinor,
  refunded: order?.refundedMinor ?? 0,
});
