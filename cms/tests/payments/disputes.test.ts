import { setTimeout as wait } from 'node:timers/promises';
import { assertBooks } from './assert-books';
import { buyByCard, buyByPayPal, newBuyer } from './buyer';
import { openShop, type Shop } from './shop';
import { hurryEvents, orderNow, untilEventsDone, untilStage } from './watching';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  await hurryEvents(shop.cms, {});
  await untilEventsDone(shop.cms);
  await assertBooks(shop.cms, shop.sandbox);
  await shop.close();
});

it('R5: suspends what was bought while the payment is disputed, and goes on once the dispute is won', async () => {
  const { cms, sandbox } = shop;
  const order = await buyByCard(cms, sandbox, await newBuyer(cms));
  await sandbox.chargeback({ payment_id: order.paymentId });
  const { id } = await untilStage(cms, order.order, 'review');
  const enrolment = () =>
    cms.strapi.db.query('plugin::payments.enrolment').findOne({ where: { orderId: id } });
  expect(await enrolment()).toMatchObject({ state: 'suspended' });
  expect((await orderNow(cms, order.order)).attention).toBe(',chargeback,');
  await sandbox.chargeback({ payment_id: order.paymentId, status: 'won' });
  await untilStage(cms, order.order, 'paid');
  expect(await enrolment()).toMatchObject({ state: 'active' });
  // The news of its beginning, much too late.
  await sandbox.emit({ provider: 'razorpay', event: 'payment.dispute.created', entityId: order.paymentId });
  await wait(300);
  await untilEventsDone(cms);
  expect((await orderNow(cms, order.order)).stage).toBe('paid');
});

it('R5: suspends what PayPal has taken the money back for', async () => {
  const { cms, sandbox } = shop;
  const buyer = await newBuyer(cms);
  const order = await buyByPayPal(cms, sandbox, buyer);
  const [taken] = (await sandbox.state(order.number)).captures;
  await sandbox.chargeback({ capture_id: taken?.id });
  const { id, attention } = await untilStage(cms, order.order, 'review');
  expect(attention).toBe(',chargeback,');
  const where = { orderId: id };
  const enrolment = await cms.strapi.db.query('plugin::payments.enrolment').findOne({ where });
  expect(enrolment).toMatchObject({ state: 'suspended' });
});
