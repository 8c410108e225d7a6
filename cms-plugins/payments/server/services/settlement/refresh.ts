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
import type { OrderRecord, ProviderOrderRecord } from '../orders/records';
import { isReceived, isUnderWay } from './payments';
import { noteUnread } from '../attention/unread';

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
  // Only once everybody has answered: what one provider has taken, another must not take again.
  const isKnown = asked.length === at.length && unread.length === 0;
  return capture && isKnown && mayTake(order, by) ? takeWhatWaits(strapi, order, { asked, all, by }) : all;
}

/** Nothing is taken for an order that has its money, nor, unasked by the parent, for one that another has replaced. */
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
  /** Null where nobody can have paid it: it was never handed out, or is forgotten. */
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

/** One payment at most: with two, the parent would have paid twice by our own doing. */
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
  /** Null where it is approved, and there is none before it is taken. */
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
  // The parent's own page takes what they approved with a call of its own, and not because they report a card.
  if (by.actor === 'parent') return null;
  const isFree = asked.every(({ payments }) => payments.every(({ state }) => !isUnderWay(state)));
  const approved = asked.find(({ state }) => state === 'approved');
  return isFree && approved !== undefined ? { row: approved.row, payment: null } : null;
}

/** Null where it was not taken, for whatever reason: what is known of it stays, and it is looked at again. */
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
