/**
 * Days of payments, refunds and receipts are India's, wherever the server and the parent are. So pages, dialogs, mails
 * and receipts name the same day.
 */
export const receiptZone = 'Asia/Kolkata';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: receiptZone,
});

/** A moment as its day in India, '20 November 2026'. */
export function paymentDay(at: string | Date): string {
  const time = new Date(at);
  return Number.isNaN(time.getTime()) ? 'an unknown day' : day.format(time);
}
