import type { Core } from '@strapi/strapi';
import { addToLedger, type By } from '../orders/ledger';
import { suspendEnrolment } from '../enrolments/enrolments';
import { queueWhole } from '../refunds/queue';
import { reviewOrder } from '../attention/attention';
import type { OrderRecord } from '../orders/records';
import type { Step } from './decide';

type WrongPayment = Exclude<Step, { kind: 'pays' | 'attempt' }>;

export const isWrongPayment = (step: Step): step is WrongPayment =>
  step.kind !== 'pays' && step.kind !== 'attempt';

/** Handles a payment that is not as it should be, in the transaction that settles the order. It always asks a person to look. */
export async function handleWrongPayment(
  strapi: Core.Strapi,
  order: OrderRecord,
  step: WrongPayment,
  by: By,
): Promise<void> {
  const { id, amountMinor } = order;
  const { payment } = step;
  const { provider, paymentId: ref, currency } = payment;
  const about = { provider, ref, amount: payment.amountMinor, currency };
  if (step.kind === 'mismatch') {
    await reviewOrder(strapi, id, 'mismatch', by, { ...about, expected: amountMinor });
  } else if (step.kind === 'second' || step.kind === 'boughtAlready') {
    const isNew = await reviewOrder(strapi, id, 'second_payment', by, about);
    // The list names an order once; its timeline names every payment.
    if (!isNew)
      await addToLedger(strapi, {
        orderId: id,
        by,
        what: 'second_payment',
        provider,
        ref,
        facts: about,
      });
    await queueWhole(strapi, order, payment, 'duplicate', by);
  } else if (step.kind === 'notSold') {
    await reviewOrder(strapi, id, 'not_sold', by, about);
    await queueWhole(strapi, order, payment, 'not_sold', by);
  } else {
    await reviewOrder(strapi, id, 'chargeback', by, about);
    const isOfOrder = provider === order.paidProvider && ref === order.paidPaymentId;
    if (isOfOrder) await suspendEnrolment(strapi, id, by);
  }
}
