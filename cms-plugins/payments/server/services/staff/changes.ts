import { attentions, type Attention } from '@lanternway/contracts/payments/staff';
import { orderStateWords, providerNames, type Provider } from '@lanternway/contracts/payments/orders';
import type { Core } from '@strapi/strapi';
import { orderUid } from '../../content-types/order';
import { ProviderError } from '../../providers/provider';
import { faultWords } from './labels';
import type { By } from '../orders/ledger';
import { own } from '../own';
import type { OrderRecord } from '../orders/records';
import type { Settled } from '../settlement/types';

/** What staff do with an order beside giving money back. Null and `missing`: there is no such order. */
export interface DeskChanges {
  /** Asks the provider, takes what waits to be taken, and says what came of it. */
  recheck: (id: string, by: By) => Promise<Found | null>;
  note: (id: string, note: string, by: By) => Promise<'done' | 'missing'>;
  dealtWith: (
    id: string,
    attention: Attention,
    note: string,
    by: By,
  ) => Promise<'done' | 'missing' | 'absent'>;
}

interface Found {
  message: string;
  isAnswered: boolean;
  /** Who did not answer. */
  provider?: Provider;
}

export const isAttention = (name: unknown): name is Attention => attentions.some((one) => one === name);

export function deskChanges({ strapi }: { strapi: Core.Strapi }): DeskChanges {
  const find = async (id: string) =>
    (await strapi.db.query(orderUid).findOne({ where: { documentId: id } })) as OrderRecord | null;

  async function ask(order: OrderRecord, by: By): Promise<Found> {
    try {
      const settled = await own(strapi, 'settle').refresh(order.id, by, { capture: true });
      return { message: foundWords(settled), isAnswered: true };
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      const { provider, fault } = error;
      return { message: `${providerNames[provider]} ${faultWords[fault]}.`, isAnswered: false, provider };
    }
  }

  return {
    async recheck(id, by) {
      const order = await find(id);
      if (order === null) return null;
      const found = await ask(order, by);
      const { message, provider = null } = found;
      const line = { orderId: order.id, by, provider, facts: { found: message } };
      await own(strapi, 'ledger').add({ ...line, what: 'checked' });
      return found;
    },

    async note(id, note, by) {
      const order = await find(id);
      if (order === null) return 'missing';
      await own(strapi, 'ledger').add({ orderId: order.id, by, what: 'note', facts: { note } });
      return 'done';
    },

    async dealtWith(id, attention, note, by) {
      const order = await find(id);
      if (order === null) return 'missing';
      return own(strapi, 'attention').done(order.id, attention, by, { note });
    },
  };
}

/** What the provider was found to say, for finance. */
export function foundWords({ kind, order: { stage } }: Settled): string {
  switch (kind) {
    case 'paid':
      return 'The money is there: the order is paid now.';
    case 'alreadyPaid':
      return `Nothing new: ${orderStateWords[stage].toLowerCase()}, as it stands here.`;
    case 'processing':
      return 'The provider is still confirming the payment.';
    case 'open':
      return 'Nobody has paid this order.';
    case 'failed':
      return 'The payment failed; no money has come in.';
    case 'review':
      return 'This order needs a person: see what stands at its top.';
  }
}
