import { isOpen } from '@lanternway/contracts/payments/orders';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { paymentUid, providerOrderUid } from '../../content-types/money-records';
import { isUnreadable } from '../../providers/retry-policy';
import {
  ProviderError,
  type PaymentProvider,
  type PaymentSnapshot,
  type ProviderOrderSnapshot,
  type Unread,
} from '../../providers/provider';
import { captureKeyOf, dropCaptureKey } from './capture-keys';
import type { By } from '../orders/ledger';
import { stateful } from '../stateful';
import type { OrderRecord, PaymentRecord, ProviderOrderRecord } from '../orders/records';
import { isReceived, isUnderWay } from './payments';
import { noteUnread } from '../attention/unread';

interface ReportedPayments {
  payments: PaymentSnapshot[];
  /** What was stored of them before anybody was asked. */
  known: PaymentRecord[];
}

/**
 * Every payment of an order, as its providers report it now. Throws if none of them answers. If only one does not, what we
 * knew of its payments stays.
 */
export async function askProviders(
  strapi: Core.Strapi,
  order: OrderRecord,
  by: By,
  capture: boolean,
): Promise<ReportedPayments> {
  const where = { orderId: order.id };
  const at = await rowsIn(strapi, providerOrderUid).findMany({ where });
  const known = await rowsIn(strapi, paymentUid).findMany({ where });
  const asked = await allThatAnswer(at.map((row) => () => askOrder(strapi, row)));
  const snapshots = asked.flatMap(({ payments }) => payments);
  // A provider forgets its orders before their payments.
  const missing = known.filter(
    ({ state, paymentId }) =>
      (isReceived(state) || isUnderWay(state)) && !snapshots.some((each) => each.paymentId === paymentId),
  );
  const unread = asked.flatMap((each) => each.unread.map(({ id }) => ({ id, provider: each.row.provider })));
  const payments = await allThatAnswer(
    missing.map(({ provider, paymentId: id }) => async () => {
      const read = providerOf(strapi, provider).readPayment(id);
      return read.catch((error: unknown) => {
        if (!isUnreadable(error)) throw error;
        unread.push({ id, provider });
        return null;
      });
    }),
  );
  for (const one of unread) await noteUnread(strapi, order.id, one, by);
  const all = [...snapshots, ...payments.filter((payment) => payment !== null)];
  // Only once every provider has answered: if one has captured the money, another must not capture it again.
  const isKnown = asked.length === at.length && unread.length === 0;
  const mayCapture = capture && isKnown && mayTake(order, by);
  return { payments: mayCapture ? await takeWhatWaits(strapi, order, { asked, all, by }) : all, known };
}

/** Nothing is captured for a paid order, nor for one that another has replaced, unless its parent asks for that. */
const mayTake = ({ stage, paidAt, openKey }: OrderRecord, by: By): boolean =>
  paidAt === null && isOpen(stage) && (by.actor === 'parent' || openKey !== null);

async function allThatAnswer<Result>(asked: (() => Promise<Result>)[]): Promise<Result[]> {
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
  const provider = stateful(strapi, 'providers').of(name);
  if (provider === null) throw new ProviderError(name, 'auth', 'NO_KEYS', null);
  return provider;
}

interface ProviderOrderAnswer {
  row: ProviderOrderRecord;
  /** Null if nobody can have paid it: it was never handed out, or its provider has forgotten it. */
  state: ProviderOrderSnapshot['state'] | null;
  payments: PaymentSnapshot[];
  unread: Unread[];
}

async function askOrder(strapi: Core.Strapi, row: ProviderOrderRecord): Promise<ProviderOrderAnswer> {
  const { providerOrderId, provider } = row;
  const snapshot =
    providerOrderId === null ? null : await providerOf(strapi, provider).readOrder(providerOrderId);
  const { state = null, payments = [], unread = [] } = snapshot ?? {};
  return { row, state, payments, unread };
}

interface ProviderAnswers {
  asked: readonly ProviderOrderAnswer[];
  all: readonly PaymentSnapshot[];
  by: By;
}

/** Captures one payment at most: with two, we ourselves would have charged the parent twice. */
async function takeWhatWaits(
  strapi: Core.Strapi,
  order: OrderRecord,
  { asked, all, by }: ProviderAnswers,
): Promise<PaymentSnapshot[]> {
  const waiting = all.some(({ state }) => isReceived(state)) ? null : whatWaits(order, asked, by);
  const taken = waiting === null ? null : await take(strapi, waiting.row, waiting.payment);
  if (taken === null) return [...all];
  return [...all.filter(({ paymentId }) => paymentId !== taken.paymentId), taken];
}

interface UncapturedPayment {
  row: ProviderOrderRecord;
  /** Null if the order is only approved: there is no payment before it is captured. */
  payment: PaymentSnapshot | null;
}

function whatWaits(
  { amountMinor, currency }: OrderRecord,
  asked: readonly ProviderOrderAnswer[],
  by: By,
): UncapturedPayment | null {
  const fits = (payment: PaymentSnapshot) =>
    payment.amountMinor === amountMinor && payment.currency === currency;
  for (const { row, payments } of asked) {
    const payment = payments.find((each) => each.state === 'authorized' && fits(each));
    if (payment !== undefined) return { row, payment };
  }
  // What a parent approved at PayPal is captured by their page's own call, not because they report a card payment.
  if (by.actor === 'parent') return null;
  const isFree = asked.every(({ payments }) => payments.every(({ state }) => !isUnderWay(state)));
  const approved = asked.find(({ state }) => state === 'approved');
  return isFree && approved !== undefined ? { row: approved.row, payment: null } : null;
}

/** Null if it was not captured, for whatever reason: what we know of it stays, and it is checked again later. */
async function take(
  strapi: Core.Strapi,
  row: ProviderOrderRecord,
  payment: PaymentSnapshot | null,
): Promise<PaymentSnapshot | null> {
  const requestKey = await captureKeyOf(strapi, row);
  try {
    return await providerOf(strapi, row.provider).capture({
      providerOrderId: row.providerOrderId ?? '',
      payment,
      requestKey,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    if (error.fault === 'declined') await dropCaptureKey(strapi, row, requestKey);
    return null;
  }
}
