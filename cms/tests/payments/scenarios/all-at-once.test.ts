// Databases: PostgreSQL, as many payments of one order meet under its row lock.
import { setTimeout as wait } from 'node:timers/promises';
import type { Provider } from '@lanternway/contracts/payments/orders';
import { kept, type Shop } from '../shop';
import { triesUntilTaken } from '../taken';
import { age, untilStage } from '../watching';
import {
  begin,
  counters,
  effectsOf,
  endScenario,
  messagesAbout,
  onceEach,
  openStage,
  untilMessages,
  type Purchase,
} from './stage';

let shop: Shop;
const at = counters(() => shop);

beforeAll(async () => {
  shop = await openStage();
});

beforeEach(async () => {
  await shop.sandbox.webhooks({ action: 'deliver' });
});

afterEach(async () => {
  await endScenario(shop);
});

afterAll(async () => {
  await shop.close();
});

interface Reconciler {
  run: () => Promise<boolean>;
}

/** Checks an order many times, each time as if it had just become due. */
async function lookAgainAndAgain(order: string, times: number): Promise<void> {
  const reconciler = shop.cms.strapi.plugin('payments').service<Reconciler>('reconciler');
  for (let look = 0; look < times; look += 1) {
    await age(shop.cms, order, { checkAt: new Date(Date.now() - 1000) });
    await reconciler.run();
    await wait(5);
  }
}

/** The page, the provider's webhook and our own check report at the same moment. */
async function fireAtOnce({ order, tell, at: atProvider }: Purchase, times: number) {
  const held = await messagesAbout(shop, atProvider);
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: times }, () => tell())),
    ...held.map(({ id }) => shop.sandbox.webhooks({ action: 'duplicate', ids: [id], times, parallel: true })),
    lookAgainAndAgain(order, times),
  ]);
  const tries = await triesUntilTaken(shop.sandbox, held);
  expect(tries.length).toBeGreaterThanOrEqual(held.length * times);
  return answers;
}

const told: Record<Provider, string[]> = {
  razorpay: ['payment.captured', 'order.paid'],
  paypal: ['CHECKOUT.ORDER.APPROVED'],
};

describe.each(['razorpay', 'paypal'] as const)('at %s', (provider) => {
  it('S7: becomes paid once when the page, the webhooks and a poll report it twenty times at the same moment', async () => {
    const { cms, sandbox } = shop;
    await sandbox.webhooks({ action: 'hold' });
    const purchase = await begin(shop, provider);
    const { order, number } = purchase;
    await purchase.pay();
    await untilMessages(shop, purchase.at, ...told[provider]);
    const answers = await fireAtOnce(purchase, 20);
    for (const { status } of answers) expect([200, 202]).toContain(status);
    const { version } = await untilStage(cms, order, 'paid');
    const last = await purchase.tell();
    expect([last.status, last.body]).toMatchObject([200, at[provider].paid]);
    await sandbox.webhooks({ action: 'release' });
    await endScenario(shop);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
    const { order: after, payments } = await kept(cms, order);
    expect(after).toMatchObject({ stage: 'paid', version, attention: null });
    expect(payments).toHaveLength(1);
    expect((await sandbox.state(number)).ledger[number]).toMatchObject({
      captured: purchase.amount,
      refunded: 0,
    });
  });
});

it('S7: keeps twenty orders apart that are paid at both providers at the same moment', async () => {
  const { cms, sandbox } = shop;
  await sandbox.webhooks({ action: 'hold' });
  const purchases: Purchase[] = [];
  while (purchases.length < 20)
    purchases.push(await begin(shop, purchases.length % 2 === 0 ? 'razorpay' : 'paypal'));
  await Promise.all(purchases.map(({ pay }) => pay()));
  for (const { at: atProvider } of purchases) await untilMessages(shop, atProvider);
  const answers = await Promise.all(purchases.map((purchase) => fireAtOnce(purchase, 2)));
  for (const { status } of answers.flat()) expect([200, 202]).toContain(status);
  await sandbox.webhooks({ action: 'release' });
  await endScenario(shop);
  for (const { order } of purchases) {
    expect((await kept(cms, order)).order).toMatchObject({ stage: 'paid', attention: null });
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  }
});
