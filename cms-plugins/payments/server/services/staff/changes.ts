import { attentions, type Attention } from '@lanternway/contracts/payments/staff';
import { orderStateLabels, providerNames, type Provider } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { findOrderByDocument } from '../orders/orders';
import { ProviderError } from '../../providers/provider';
import { faultWords } from './labels';
import { addToLedger, type By } from '../orders/ledger';
import { refreshOrder } from '../settlement/settle';
import { resolveAttention } from '../attention/attention';
import type { OrderRecord } from '../orders/records';
import type { Settled } from '../settlement/settle';

interface RecheckResult {
  message: string;
  isAnswered: boolean;
  /** Who did not answer. */
  provider?: Provider;
}

export const isAttention = (name: unknown): name is Attention => attentions.some((one) => one === name);

/** What staff do with an order, other than giving money back. Null and `missing`: there is no such order. */

/** Asks the provider, takes what waits to be taken, and says what came of it. */
export async function recheckOrder(strapi: Core.Strapi, id: string, by: By): Promise<RecheckResult | null> {
  const order = await findOrderByDocument(strapi, id);
  if (order === null) return null;
  const found = await ask(strapi, order, by);
  const { message, provider = null } = found;
  const line = { orderId: order.id, by, provider, facts: { found: message } };
  await addToLedger(strapi, { ...line, what: 'checked' });
  return found;
}

/** Keeps a note of staff in the order's ledger. */
export async function noteOnOrder(
  strapi: Core.Strapi,
  id: string,
  note: string,
  by: By,
): Promise<'done' | 'missing'> {
  const order = await findOrderByDocument(strapi, id);
  if (order === null) return 'missing';
  await addToLedger(strapi, { orderId: order.id, by, what: 'note', facts: { note } });
  return 'done';
}

/** Notes that staff have dealt with one reason why the order needs a person. `absent`: the order has no such reason. */
export async function dealWithAttention(
  strapi: Core.Strapi,
  id: string,
  { attention, note }: { attention: Attention; note: string },
  by: By,
): Promise<'done' | 'missing' | 'absent'> {
  const order = await findOrderByDocument(strapi, id);
  if (order === null) return 'missing';
  return resolveAttention(strapi, order.id, attention, by, { note });
}

async function ask(strapi: Core.Strapi, order: OrderRecord, by: By): Promise<RecheckResult> {
  try {
    const settled = await refreshOrder(strapi, order.id, by, { capture: true });
    return { message: foundWords(settled), isAnswered: true };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { provider, fault } = error;
    return { message: `${providerNames[provider]} ${faultWords[fault]}.`, isAnswered: false, provider };
  }
}

/** What the provider was found to say, for finance. */
export function foundWords({ kind, order: { stage } }: Settled): string {
  switch (kind) {
    case 'paid':
      return 'The money is there: the order is paid now.';
    case 'alreadyPaid':
      return `Nothing new: ${orderStateLabels[stage].toLowerCase()} here too.`;
    case 'processing':
      return 'The provider is still confirming the payment.';
    case 'open':
      return 'Nobody has paid this order.';
    case 'failed':
      return 'The payment failed; no money has come in.';
    case 'review':
      return 'This order needs attention: see the notice at the top.';
  }
}
