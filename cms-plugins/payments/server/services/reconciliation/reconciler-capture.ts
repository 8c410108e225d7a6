import { isOpen, wasPaid } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../../content-types/money-records';
import { findOffer } from '../orders/prices';
import { timeOf, type OrderRecord } from '../orders/records';

/**
 * Whether money may be taken without the parent being there. What their bank has authorised for a card is paid, as far
 * as they can see. What they have approved at PayPal is no payment yet (PayPal, docs): it is taken while their order is open and
 * in time, and while it costs what they approved; otherwise the approval lapses, and no money has moved.
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
