import { randomInt } from 'node:crypto';
import type { Cms } from '../start-cms';

const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const newNumber = (): string =>
  `ORD-${Array.from({ length: 10 }, () => letters.charAt(randomInt(letters.length))).join('')}`;

/** The part of an order that tests read. */
export interface OrderRow {
  id: number;
  documentId: string;
  number: string;
  stage: string;
  attention: string | null;
  version: number;
  paidAt: string | null;
  paidPaymentId: string | null;
  openKey: string | null;
  checkAt: string | null;
  checks: number;
}

/** An order written straight into its table. */
export async function makeOrder({ strapi }: Cms, told: Record<string, unknown> = {}): Promise<OrderRow> {
  const data = {
    number: newNumber(),
    userId: 1,
    email: 'priya@example.com',
    name: 'Priya Sharma',
    planKey: 'coding-monthly',
    planTitle: 'Coding Monthly',
    subject: 'coding',
    sessions: 8,
    sessionMinutes: 45,
    months: 1,
    amountMinor: 649_900,
    currency: 'INR',
    stage: 'pending',
    capturedMinor: 0,
    refundedMinor: 0,
    reservedMinor: 0,
    checks: 0,
    placedAt: new Date(),
    version: 0,
    ...told,
  };
  return (await strapi.db.query('plugin::payments.order').create({ data })) as OrderRow;
}

export const orderRow = async ({ strapi }: Cms, id: number): Promise<OrderRow> =>
  (await strapi.db.query('plugin::payments.order').findOne({ where: { id } })) as OrderRow;

/** The events of its timeline, the oldest first. */
export async function storyOf({ strapi }: Cms, orderId: number): Promise<string[]> {
  const lines = (await strapi.db
    .query('plugin::payments.ledger-entry')
    .findMany({ where: { orderId }, orderBy: { id: 'asc' } })) as { what: string }[];
  return lines.map(({ what }) => what);
}
