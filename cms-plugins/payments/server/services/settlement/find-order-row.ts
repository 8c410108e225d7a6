import type { Provider } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { paymentUid, providerOrderUid } from '../../content-types/money-records';
import { orderUid } from '../../content-types/order';

interface ProviderReference {
  provider: Provider;
  providerOrderId?: string | null;
  paymentId?: string | null;
  /** Our number or document id. */
  hint?: string | null;
}

/** Numbers of ours at a provider may have a suffix: 'ORD-7K3M9Q2XWT-2'. */
const numberPattern = /^ORD-[0-9A-Z]{10}/;

/** The order's row id, by what a provider says of it: its order, its payment, or our number or document id. */
export async function findOrderRow(
  strapi: Core.Strapi,
  { provider, providerOrderId, paymentId, hint }: ProviderReference,
): Promise<number | null> {
  const find = async (
    uid: typeof providerOrderUid | typeof paymentUid,
    where: object,
  ): Promise<number | null> => {
    const row = await rowsIn(strapi, uid).findOne({ where });
    return row?.orderId ?? null;
  };
  const byOrder = providerOrderId ? await find(providerOrderUid, { provider, providerOrderId }) : null;
  if (byOrder !== null) return byOrder;
  const byPayment = paymentId ? await find(paymentUid, { provider, paymentId }) : null;
  if (byPayment !== null || !hint) return byPayment;
  const number = numberPattern.exec(hint)?.[0];
  const where = number === undefined ? { documentId: hint } : { number };
  const order = await rowsIn(strapi, orderUid).findOne({ where });
  return order?.id ?? null;
}
