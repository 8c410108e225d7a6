// Databases: SQLite, as amounts and currencies decide.
import type { Provider } from '@lanternway/contracts/payments/orders';
import { until } from '../../mailer/mails';
import type { Shop } from '../shop';
import { eventRows, hurryEvents, orderNow, untilEventsDone, untilStage } from '../watching';
import { alertsOf, begin, effectsOf, endScenario, nothingYet, openStage, refundsOf } from './stage';

let shop: Shop;

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

const captured = { razorpay: 'payment.captured', paypal: 'PAYMENT.CAPTURE.COMPLETED' };

/** Sends a message about a payment of that order, with some values changed. */
async function tellOf(provider: Provider, order: { order: string; at: string }, overrides: object) {
  const about =
    provider === 'razorpay'
      ? { order_id: order.at }
      : { custom_id: order.order, supplementary_data: { related_ids: { order_id: order.at } } };
  const { eventId } = await shop.sandbox.emit({
    provider,
    event: captured[provider],
    overrides: { ...about, ...overrides },
  });
  return eventId as string;
}

/** The status of our answer to a message. */
const answerTo = (eventId: string): Promise<number> =>
  until(async () => {
    const sent = (await shop.sandbox.deliveries()).find((each) => each.eventId === eventId);
    // On a busy machine the first try may have had no answer.
    return sent?.tries.find(({ status }) => status !== null)?.status ?? undefined;
  });

describe.each(['razorpay', 'paypal'] as const)('at %s', (provider) => {
  const another =
    provider === 'razorpay'
      ? { amount: { amount: 100 }, currency: { currency: 'USD' } }
      : {
          amount: { amount: { currency_code: 'USD', value: '1.00' } },
          currency: { amount: { currency_code: 'EUR', value: '249.00' } },
        };

  it.each([
    ['another amount', another.amount],
    ['another currency', another.currency],
  ])('S15: shows a message of %s to a person, and gives nothing for it', async (_what, overrides) => {
    const { cms } = shop;
    const purchase = await begin(shop, provider);
    const eventId = await tellOf(provider, purchase, overrides);
    expect(await answerTo(eventId)).toBe(200);
    const { attention } = await untilStage(cms, purchase.order, 'review');
    expect(attention).toBe(',mismatch,');
    expect(await eventRows(cms, { eventId })).toHaveLength(1);
    expect(await alertsOf(cms, `${purchase.order}.mismatch`)).toEqual(['finance@example.com']);
    expect(await effectsOf(shop, purchase.order)).toEqual(nothingYet);
  });

  it('S15: shows money of another amount to a person, and gives nothing for it', async () => {
    const { cms, sandbox } = shop;
    const { order, number, pay, tell, amount } = await begin(shop, provider);
    await pay('mismatch');
    const { status, body } = await tell();
    expect([200, 202]).toContain(status);
    expect(body).not.toMatchObject({ status: provider === 'razorpay' ? 'paid' : 'COMPLETED' });
    const row = await untilStage(cms, order, 'review');
    expect(row).toMatchObject({ attention: ',mismatch,', paidPaymentId: null, capturedMinor: amount - 100 });
    expect(await alertsOf(cms, `${order}.mismatch`)).toEqual(['finance@example.com']);
    expect(await effectsOf(shop, order)).toEqual(nothingYet);
    // Staff decide about it; nothing is refunded automatically.
    expect(await refundsOf(shop, order)).toEqual([]);
    expect((await sandbox.state(number)).ledger[number]).toMatchObject({ captured: amount - 100 });
  });

  it('S15: keeps a message of an order that nobody knows, and shows it to a person', async () => {
    const { cms, sandbox } = shop;
    const before = (await alertsOf(cms, `unknown.${provider}`)).length;
    const { eventId } = (await sandbox.emit({ provider, event: captured[provider] })) as { eventId: string };
    expect(await answerTo(eventId)).toBe(200);
    await until(async () =>
      (await eventRows(cms, { eventId, problem: { $notNull: true } })).length === 1 ? true : undefined,
    );
    expect(await eventRows(cms, { eventId })).toMatchObject([{ processedAt: null, orderId: null }]);
    // It may belong to an order that we are just creating, so we search for it for a while.
    await hurryEvents(cms, { eventId }, { receivedAt: new Date(Date.now() - 11 * 60_000) });
    const [event] = await untilEventsDone(cms, { eventId });
    expect(event?.problem).toBe('It belongs to no order of ours.');
    expect(await alertsOf(cms, `unknown.${provider}`)).toHaveLength(before + 1);
  });
});

it('S15: ignores what belongs to another account', async () => {
  const { cms } = shop;
  const purchase = await begin(shop, 'razorpay');
  const eventId = await tellOf('razorpay', purchase, { account_id: 'acc_Somebody000001' });
  expect(await answerTo(eventId)).toBe(200);
  const [event] = await untilEventsDone(cms, { eventId });
  expect(event?.problem).toContain('another account');
  expect(await orderNow(cms, purchase.order)).toMatchObject({ stage: 'pending', paidPaymentId: null });
  expect(await alertsOf(cms, 'foreign.razorpay')).toHaveLength(1);
  expect(await effectsOf(shop, purchase.order)).toEqual(nothingYet);
});
