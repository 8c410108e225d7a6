import { isOpen } from '@lanternway/contracts/orders';
import type { Core } from '@strapi/strapi';
import { paymentUid, providerOrderUid } from '../content-types/money-records';
import {
  ProviderError,
  type PaymentProvider,
  type PaymentSnapshot,
  type ProviderOrderSnapshot,
} from '../providers/provider';
import { captureKeyOf, dropCaptureKey } from './capture-keys';
import type { By } from './ledger';
import { own } from './own';
import type { OrderRecord, PaymentRecord, ProviderOrderRecord } from './records';
import { isReceived, isUnderWay } from './settle-payments';

/**
 * Every payment of an order, as its providers tell of it now. Throws where none of them could be asked; of one that could
 * not, what we knew stays.
 */
export async function askProviders(
  strapi: Core.Strapi,
  order: OrderRecord,
  by: By,
  capture: boolean,
): Promise<PaymentSnapshot[]> {
  const where = { orderId: order.id };
  const at = (await strapi.db.query(providerOrderUid).findMany({ where })) as ProviderOrderRecord[];
  const known = (await strapi.db.query(paymentUid).findMany({ where })) as PaymentRecord[];
  const takes = capture && mayTake(order, by);
  const orders = await allThatAnswer(at.map((row) => () => askOrder(strapi, order, row, takes)));
  const told = orders.flat();
  // A provider forgets its orders before their payments.
  const missing = known.filter(
    ({ state, paymentId }) =>
      (isReceived(state) || isUnderWay(state)) && !told.some((each) => each.paymentId === paymentId),
  );
  const payments = await allThatAnswer(
    missing.map(
      ({ provider, paymentId }) =>
        () =>
          providerOf(strapi, provider).readPayment(paymentId),
    ),
  );
  return [...told, ...payments.filter((payment) => payment !== null)];
}

/** Nothing is taken for an order that has its money, nor, unasked by the parent, for one that another has replaced. */
const mayTake = ({ stage, paidAt, openKey }: OrderRecord, by: By): boolean =>
  paidAt === null && isOpen(stage) && (by.actor === 'parent' || openKey !== null);

async function allThatAnswer<Told>(asked: (() => Promise<Told>)[]): Promise<Told[]> {
  const answers = await Promise.allSettled(asked.map(async (ask) => ask()));
  const failures = answers.flatMap((answer) =>
    answer.status === 'rejected' ? [answer.reason as unknown] : [],
  );
  const odd = failures.find((reason) => !(reason instanceof ProviderError));
  if (odd !== undefined || (failures.length > 0 && failures.length === answers.length))
    throw odd ?? failures[0];
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}

function providerOf(strapi: Core.Strapi, name: ProviderOrderRecord['provider']): PaymentProvider {
  const provider = own(strapi, 'providers').of(name);
  if (provider === null) throw new ProviderError(name, 'auth', 'NO_KEYS', null);
  return provider;
}

async function askOrder(
  strapi: Core.Strapi,
  order: OrderRecord,
  row: ProviderOrderRecord,
  takes: boolean,
): Promise<PaymentSnapshot[]> {
  // Nobody can have paid one that was never handed out.
  if (row.providerOrderId === null) return [];
  const provider = providerOf(strapi, row.provider);
  const snapshot = await provider.readOrder(row.providerOrderId);
  if (snapshot === null) return [];
  const waiting = takes ? whatWaits(order, snapshot) : undefined;
  if (waiting === undefined) return snapshot.payments;
  const taken = await take(strapi, provider, row, waiting);
  if (taken === null) return snapshot.payments;
  return [...snapshot.payments.filter(({ paymentId }) => paymentId !== taken.paymentId), taken];
}

/** The payment to take; null for what is approved and has none yet; undefined where there is nothing to take. */
function whatWaits(
  { amountMinor, currency }: OrderRecord,
  { state, payments }: ProviderOrderSnapshot,
): PaymentSnapshot | null | undefined {
  if (payments.some((payment) => isReceived(payment.state))) return undefined;
  if (state === 'approved' && payments.every((payment) => !isUnderWay(payment.state))) return null;
  return payments.find(
    (payment) =>
      payment.state === 'authorized' && payment.amountMinor === amountMinor && payment.currency === currency,
  );
}

/** Null where it was not taken, for whatever reason: what is known of it stays, and it is looked at again. */
async function take(
  strapi: Core.Strapi,
  provider: PaymentProvider,
  row: ProviderOrderRecord,
  payment: PaymentSnapshot | null,
): Promise<PaymentSnapshot | null> {
  const requestKey = await captureKeyOf(strapi, row);
  try {
    return await provider.capture({ providerOrderId: row.providerOrderId ?? '', payment, requestKey });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.fault === 'declined') await dropCaptureKey(strapi, row, requestKey);
    return null;
  }
}
