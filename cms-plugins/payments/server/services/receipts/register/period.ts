import type { ReceiptFilter } from '@lanternway/contracts/payments/receipts';
import { receiptZone } from '@lanternway/contracts/money/payment-day';
import { DateTime } from 'luxon';

/** The receipts of a time from its first to its last day in India, as a condition of Strapi's query layer. */
export function withinPeriod({ from, to }: ReceiptFilter): object {
  return {
    issuedAt: {
      ...(from === undefined ? {} : { $gte: startOf(from).toJSDate() }),
      ...(to === undefined ? {} : { $lt: startOf(to).plus({ days: 1 }).toJSDate() }),
    },
  };
}

const startOf = (day: string): DateTime => DateTime.fromISO(day, { zone: receiptZone });

/** As in 'receipts-2026-11-01-to-2026-11-30'. */
export function periodName({ from, to }: ReceiptFilter, now: Date): string {
  const last = to ?? DateTime.fromJSDate(now, { zone: receiptZone }).toISODate() ?? '';
  return from === undefined ? `receipts-to-${last}` : `receipts-${from}-to-${last}`;
}
