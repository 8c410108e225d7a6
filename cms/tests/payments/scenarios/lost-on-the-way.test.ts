// Databases: PostgreSQL, as due orders are found by their times.
import { orderOf } from '../buyer';
import { kept, type Shop } from '../shop';
import { lookNow, orderNow, untilEventsDone, untilStage } from '../watching';
import {
  begin,
  counters,
  effectsOf,
  endScenario,
  foundOutBy,
  onceEach,
  openStage,
  untilMessages,
  untilTaken,
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

const told = { razorpay: 'payment.captured', paypal: 'CHECKOUT.ORDER.APPROVED' };

describe.each(['razorpay', 'paypal'] as const)('at %s', (provider) => {
  it('S4: is paid by the webhook where the browser was closed after paying, and the parent finds it so', async () => {
    const { cms, sandbox } = shop;
    const { order, number, buyer, pay, tell, at: atProvider } = await begin(shop, provider);
    await pay('lost');
    await untilMessages(shop, atProvider, told[provider]);
    await untilTaken(shop, atProvider);
    await untilEventsDone(cms);
    await untilStage(cms, order, 'paid');
    expect(await foundOutBy(shop, order)).toEqual(['webhook']);
    expect(await orderOf(cms, buyer, order)).toMatchObject({ status: 'paid', sessions: { left: 8 } });
    // The page was still open, and reports at last.
    const late = await tell();
    expect(late.status).toBe(200);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
    expect((await sandbox.state(number)).ledger[number]?.payments).toHaveLength(1);
  });

  it('S5: is paid by looking where neither the page nor a webhook says so, and once', async () => {
    const { cms, sandbox } = shop;
    await sandbox.webhooks({ action: 'drop' });
    const { order, number, pay } = await begin(shop, provider);
    await pay('lost');
    expect((await orderNow(cms, order)).stage).toBe('pending');
    await lookNow(cms, order);
    expect((await orderNow(cms, order)).stage).toBe('paid');
    expect(await foundOutBy(shop, order)).toEqual(['reconciler']);
    const before = await kept(cms, order);
    await lookNow(cms, order);
    const after = await kept(cms, order);
    expect([after.story, after.payments]).toEqual([before.story, before.payments]);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
    expect((await sandbox.state(number)).ledger[number]?.payments).toHaveLength(1);
  });

  it('S6: says the same to the page where the webhook was there before it, with the same receipt', async () => {
    const { cms, sandbox } = shop;
    const { order, buyer, pay, tell } = await begin(shop, provider);
    await sandbox.next({ provider, outcome: 'webhookfirst' });
    await pay();
    if (provider === 'razorpay') {
      await untilStage(cms, order, 'paid');
      expect(await foundOutBy(shop, order)).toEqual(['webhook']);
    }
    const first = await tell();
    const { receiptNumber } = await orderOf(cms, buyer, order);
    const second = await tell();
    for (const { status, body } of [first, second])
      expect([status, body]).toMatchObject([200, at[provider].paid]);
    expect(second.body).toEqual(first.body);
    expect(receiptNumber).toMatch(/./);
    expect((await orderOf(cms, buyer, order)).receiptNumber).toBe(receiptNumber);
    expect(await effectsOf(shop, order)).toEqual(onceEach);
  });
});
