import { isOpen, wasPaid } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../../content-types/money-records';
import { findOffer } from '../orders/prices';
import { timeOf, type OrderRecord } from '../orders/records';

/**
 * Whether money may be captured without the parent being there. If their bank has authorised a card payment, they take it
 * for paid. What they approved at PayPal is no payment yet (PayPal, docs): it is captured while their order is open and in
 * time, and while it costs what they approved. Otherwise the approval lapses, and no money has moved.
 */
export async function mayCapture(strapi: Core.Strapi, order: OrderRecord): Promise<boolean> {
  const { id, stage, expiresAt, planKey, track, currency, amountMinor } = order;
  if (wasPaid(stage) || stage === 'review') return false;
  const where = { orderId: id, provider: 'paypal' };
  if ((await rowsIn(strapi, providerOrderUid).findOne({ where })) === null) return true;
  if (!isOpen(stage) || (expiresAt !== null && timeOf(expiresAt) < new Date())) return false;
  const found = await findOffer(strapi, { plan: planKey, track, currency });
  return found.kind === 'found' && found.offer.amountMinor === amountMinor;
}
