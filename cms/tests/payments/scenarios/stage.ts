import type { Provider } from '@lanternway/contracts/payments/orders';
import { plentiful } from '../../accounts/parent';
import { findRows, until } from '../../mailer/mails';
import { createTestHome, startCms, type Cms } from '../../start-cms';
import { assertBooks } from '../assert-books';
import {
  approve,
  askForOrder,
  askForPayPal,
  capture,
  newBuyer,
  payByCard,
  report,
  type Answered,
  type Buyer,
  type CardOrder,
  type PayPalOrder,
} from '../buyer';
import { publishPlans } from '../goods';
import { startSandbox, type SandboxDelivery } from '../sandbox';
import { kept, type Shop } from '../shop';
import { workOnMessages } from '../watching';
import { waitFor } from '../../wait-for';

interface Settings {
  read: () => Promise<object>;
  save: (settings: object) => Promise<void>;
}

/** A shop whose alerts go to finance, and whose Razorpay secret was just changed. */
export async function openStage(variables: Record<string, string> = {}): Promise<Shop> {
  const [home, sandbox] = [await createTestHome(), await startSandbox()];
  const cms = await startCms(home, {
    ...plentiful,
    ...sandbox.env,
    RAZORPAY_KEY_ID: 'rzp_test_sandbox000001',
    RAZORPAY_KEY_SECRET: 'sandbox_secret',
    RAZORPAY_WEBHOOK_SECRET: 'whsec_sandbox,whsec_sandbox_old',
    RAZORPAY_ACCOUNT_ID: 'acc_Sandbox0000001',
    RAZORPAY_API_BASE: sandbox.url,
    RAZORPAY_INTERNATIONAL: 'true',
    ...variables,
  });
  await publishPlans(cms);
  const settings = cms.strapi.plugin('payments').service<Settings>('settings');
  await settings.save({ ...(await settings.read()), alertTo: ['finance@example.com'] });
  await sandbox.sendWebhooksTo(cms.url);
  const close = async () => {
    await cms.stop();
    await sandbox.stop();
    await home.remove();
  };
  return { home, cms, sandbox, close };
}

/** After a scenario: all messages are processed, and the books are right. */
export async function endScenario({ cms, sandbox }: Shop): Promise<void> {
  // Such a message waits for the browser; it may have arrived only now.
  await workOnMessages(cms, {}, { what: 'CHECKOUT.ORDER.APPROVED' });
  await assertBooks(cms, sandbox);
}

/** An order that a buyer is about to pay, at either provider. */
export interface Purchase {
  buyer: Buyer;
  /** Our document id, and our number. */
  order: string;
  number: string;
  /** The provider's id of its order. */
  at: string;
  amount: number;
  currency: string;
  /** What the buyer does in the provider's window. */
  pay: (outcome?: string) => Promise<void>;
  /** What the buyer's page reports afterwards. */
  tell: () => Promise<Answered>;
}

interface Counter {
  /** The default price. */
  price: { amount: number; currency: string };
  ask: (buyer: Buyer, more?: object) => Promise<Answered>;
  take: (buyer: Buyer, answered: Answered) => Purchase;
  /** The answer to the page when it is paid. */
  paid: object;
}

/** The same interface for both ways to buy. */
export const counters = (shop: () => Shop): Record<Provider, Counter> => ({
  razorpay: {
    price: { amount: 649_900, currency: 'INR' },
    ask: (buyer, more) => ask(askForOrder(shop().cms, buyer, more)),
    take: (buyer, { body }) => byCard(shop(), buyer, body as CardOrder),
    paid: { status: 'paid' },
  },
  paypal: {
    price: { amount: 24_900, currency: 'USD' },
    ask: (buyer, more) => ask(askForPayPal(shop().cms, buyer, more)),
    take: (buyer, { body }) => byPayPal(shop(), buyer, body as PayPalOrder),
    paid: { status: 'COMPLETED' },
  },
});

const ask = async (call: PromiseLike<Answered>): Promise<Answered> => call;

function byCard({ cms, sandbox }: Shop, buyer: Buyer, card: CardOrder): Purchase {
  const { order, number, id, amount, currency } = card;
  let answer = {};
  return {
    ...{ buyer, order, number, at: id, amount, currency },
    async pay(outcome = 'success') {
      answer = await payByCard(sandbox, card, outcome);
    },
    tell: () => ask(report(cms, buyer, card, answer)),
  };
}

function byPayPal({ cms, sandbox }: Shop, buyer: Buyer, at: PayPalOrder): Purchase {
  const { order, number, orderId } = at;
  return {
    ...{ buyer, order, number, at: orderId, amount: 24_900, currency: 'USD' },
    pay: async (outcome = 'approve') => void (await approve(sandbox, at, outcome)),
    tell: () => ask(capture(cms, buyer, at)),
  };
}

/** A new buyer with an order. */
export async function begin(shop: Shop, provider: Provider, more: object = {}): Promise<Purchase> {
  const counter = counters(() => shop)[provider];
  const buyer = await newBuyer(shop.cms);
  const answered = await counter.ask(buyer, more);
  expect([answered.status, answered.body]).toMatchObject([200, { success: true }]);
  return counter.take(buyer, answered);
}

/** A complete purchase, as it usually goes. */
export async function buy(shop: Shop, provider: Provider): Promise<Purchase> {
  const purchase = await begin(shop, provider);
  await purchase.pay();
  const { status, body } = await purchase.tell();
  expect([status, body]).toMatchObject([200, counters(() => shop)[provider].paid]);
  return purchase;
}

/** How often each effect of a payment has happened to an order. */
export async function effectsOf({ cms }: Shop, order: string): Promise<Record<string, number>> {
  const { story } = await kept(cms, order);
  const often = (...names: string[]) => story.filter((what) => names.includes(what)).length;
  return { paid: often('paid', 'late_paid'), enrolled: often('enrolled'), receipt: often('receipt') };
}

export const onceEach = { paid: 1, enrolled: 1, receipt: 1 };
export const nothingYet = { paid: 0, enrolled: 0, receipt: 0 };

/** The actors that found out that an order is paid. */
export async function foundOutBy({ cms }: Shop, order: string): Promise<string[]> {
  const { id } = (await kept(cms, order)).order;
  const where = { orderId: id, what: { $in: ['paid', 'late_paid'] } };
  const lines = (await cms.strapi.db.query('plugin::payments.ledger-entry').findMany({ where })) as {
    actor: string;
  }[];
  return lines.map(({ actor }) => actor);
}

/** The recipients of alerts about an order. */
export async function alertsOf(cms: Cms, about: string): Promise<string[]> {
  const mails = await findRows(cms, { key: { $startsWith: `payments.alert.${about}` } });
  return mails.map(({ recipient }) => recipient);
}

export interface RefundRow {
  state: string;
  kind: string;
  requestKey: string;
  paymentId: string;
  amountMinor: number;
}

export async function refundsOf({ cms }: Shop, order: string): Promise<RefundRow[]> {
  const { id } = (await kept(cms, order)).order;
  return cms.strapi.db
    .query('plugin::payments.refund')
    .findMany({ where: { orderId: id }, orderBy: { id: 'asc' } });
}

export const untilRefunded = (shop: Shop, order: string): Promise<RefundRow> =>
  until(async () => (await refundsOf(shop, order)).find(({ state }) => state === 'done'));

/** The sandbox's messages, sent or waiting, that contain any of these texts. */
export const messagesAbout = async ({ sandbox }: Shop, ...texts: string[]): Promise<SandboxDelivery[]> =>
  (await sandbox.deliveries()).filter(({ raw }) => texts.some((text) => raw.includes(text)));

/** Waits until there are messages of these names about something, in any state. */
export const untilMessages = (shop: Shop, text: string, ...events: string[]): Promise<SandboxDelivery[]> =>
  until(async () => {
    const found = await messagesAbout(shop, text);
    return events.every((name) => found.some(({ event }) => event === name)) ? found : undefined;
  });

/** Waits until every message about something was accepted. */
export async function untilTaken(shop: Shop, text: string): Promise<SandboxDelivery[]> {
  const taken = async () => {
    const found = await messagesAbout(shop, text);
    return found.length > 0 && found.every(({ state }) => state === 'delivered') && found;
  };
  return waitFor(`the messages about ${text}`, taken, { seen: () => messagesAbout(shop, text) });
}
