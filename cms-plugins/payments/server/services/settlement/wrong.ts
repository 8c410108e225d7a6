import type { Core } from '@strapi/strapi';
import type { By } from '../orders/ledger';
import { own } from '../own';
import type { OrderRecord } from '../orders/records';
import type { Step } from './decide';

/** Sees to money that is not what it should be, in the transaction of the settling: a person is called in any case. */
export async function putRight(strapi: Core.Strapi, order: OrderRecord, step: Step, by: By): Promise<void> {
  const { id, amountMinor } = order;
  const { payment } = step;
  const { provider, paymentId: ref, currency } = payment;
  const about = { provider, ref, amount: payment.amountMinor, currency };
  const attention = own(strapi, 'attention');
  if (step.kind === 'mismatch') {
    await attention.review(id, 'mismatch', by, { ...about, expected: amountMinor });
  } else if (step.kind === 'second' || step.kind === 'boughtAlready') {
    const isNew = await attention.review(id, 'second_payment', by, about);
    // The list names an order once; its story names every payment.
    if (!isNew)
      await own(strapi, 'ledger').add({
        orderId: id,
        by,
        what: 'second_payment',
        provider,
        ref,
        facts: about,
      });
    await own(strapi, 'refunds').queueDuplicate(order, payment, by);
  } else if (step.kind === 'notSold') {
    await attention.review(id, 'not_sold', by, about);
    await own(strapi, 'refunds').queueNotSold(order, payment, by);
  } else if (step.kind === 'chargeback') {
    await attention.review(id, 'chargeback', by, about);
    const isOfOrder = provider === order.paidProvider && ref === order.paidPaymentId;
    if (isOfOrder) await own(strapi, 'enrolments').suspend(id, by);
  }
}
