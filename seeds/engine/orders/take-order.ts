import { createHmac, randomUUID } from 'node:crypto';
import { later, type OrderSeed } from '../../content/demo/orders';
import type { Strapi } from '../strapi';
import type { Sandbox } from './sandbox';

const userUid = 'plugin::users-permissions.user';
const orderUid = 'plugin::payments.order';
const refundUid = 'plugin::payments.refund';

interface Order {
  id: number;
  documentId: string;
  number: string;
  version: number;
  amountMinor: number;
  paidAt: string | Date | null;
  paidPaymentId: string | null;
}

/** What the plugin of payments offers. Orders of the demonstration go the way of all orders. */
interface Payments {
  checkout: {
    begin: (
      buyer: object,
      wanted: object,
    ) => Promise<{ kind: string; order?: Order; providerOrderId?: string }>;
    capture: (userId: number, providerOrderId: string) => Promise<{ kind: string; status?: string }>;
  };
  prices: { find: (of: object) => Promise<{ kind: string; offer?: { amountMinor: number } }> };
  settle: {
    refresh: (orderId: number, by: object) => Promise<{ kind: string }>;
    expire: (orderId: number, by: object) => Promise<unknown>;
  };
  refunds: {
    ask: (documentId: string, request: object, by: object) => Promise<{ kind: string }>;
    sendDue: (max: number, now: Date) => Promise<boolean>;
  };
  inbox: {
    receive: (provider: string, raw: string, header: (name: string) => string) => Promise<string>;
    workThrough: () => Promise<void>;
  };
}

const paymentsOf = <Name extends keyof Payments>(strapi: Strapi, name: Name): Payments[Name] =>
  strapi.plugin('payments').service(name) as unknown as Payments[Name];

export interface Scene {
  strapi: Strapi;
  sandbox: Sandbox;
  /** Moves both clocks. */
  moveTo: (at: Date) => Promise<void>;
  finance: { id: number; name: string };
  /** False where days of the log are closed already: no line is added to them. */
  isLogged: boolean;
}

/** An account of the address; the parent may ask for a code and log in. */
async function accountOf({ strapi }: Scene, { family, parent }: OrderSeed): Promise<number> {
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'authenticated' } });
  const user = (await strapi.db.query(userUid).create({
    data: {
      ...{ username: family.email, email: family.email, provider: 'local', confirmed: true, blocked: false },
      ...{ fullName: parent, origin: originOf(family), role: (role as { id: number }).id },
    },
  })) as { id: number };
  return user.id;
}

const originOf = ({ page, referrer, campaign }: OrderSeed['family']) => ({ page, referrer, campaign });

/** The order as a parent makes it, and pays it or does not. Its row; null where the plan is not sold. */
export async function placeOrder(scene: Scene, seed: OrderSeed): Promise<Order> {
  const { strapi, moveTo } = scene;
  const { family, parent, plan, provider, currency, country, ending, placedAt } = seed;
  await moveTo(later(placedAt, -6));
  const userId = await accountOf(scene, seed);
  await moveTo(placedAt);
  const { offer } = await paymentsOf(strapi, 'prices').find({ plan, track: null, currency });
  if (offer === undefined) throw new Error(`${plan} is not sold in ${currency}.`);
  const { email } = family;
  const begun = await paymentsOf(strapi, 'checkout').begin(
    { userId, email, name: parent, phone: null, country, origin: originOf(family) },
    { provider, plan, track: null, currency, amounts: [offer.amountMinor], isAgain: false },
  );
  const { order, providerOrderId = '' } = begun;
  if (order === undefined) throw new Error(`An order of the demonstration was refused: ${begun.kind}.`);
  if (ending === 'open' || ending === 'expired') return order;
  await moveTo(later(placedAt, 3));
  await pay(scene, seed, { order, userId, providerOrderId });
  await nobodyIsMailed(strapi, 'receipt', order.id);
  const { paidAt } = (await strapi.db.query(orderUid).findOne({ where: { id: order.id } })) as Order;
  if (paidAt === null) throw new Error(`${order.number} of the demonstration was not paid.`);
  return order;
}

/** At the sandbox; then the page reports it, and the server asks there. */
async function pay(
  { strapi, sandbox, moveTo }: Scene,
  { family: { email }, provider, ending, placedAt }: OrderSeed,
  { order, userId, providerOrderId }: { order: Order; userId: number; providerOrderId: string },
): Promise<void> {
  if (provider === 'paypal') {
    await sandbox.agreeAtPayPal(providerOrderId);
    await paymentsOf(strapi, 'checkout').capture(userId, providerOrderId);
    return;
  }
  if (ending === 'declined') {
    await sandbox.declineCard(providerOrderId, email);
    await moveTo(later(placedAt, 5));
  }
  await sandbox.payByCard(providerOrderId, email);
  await paymentsOf(strapi, 'settle').refresh(order.id, { actor: 'parent' });
}

/** The paper is there, and its mail is taken as sent: nobody lives at these addresses. */
const nobodyIsMailed = (strapi: Strapi, paper: 'receipt' | 'credit-note', orderId: number) =>
  strapi.db
    .query(`plugin::payments.${paper}`)
    .updateMany({ where: { orderId, mailedAt: null }, data: { mailedAt: new Date() } });

/** Nobody pays it, and its day is over. */
export async function letExpire({ strapi, moveTo }: Scene, order: Order, placedAt: Date): Promise<void> {
  await moveTo(later(placedAt, 30 * 60));
  const by = { actor: 'server' };
  await paymentsOf(strapi, 'settle').refresh(order.id, by);
  await paymentsOf(strapi, 'settle').expire(order.id, by);
}

const tries = 8;

/** Finance give back a part, and the provider does it. The log names who asked. */
export async function giveBack(scene: Scene, seed: OrderSeed, { id }: Order): Promise<void> {
  const { strapi, moveTo, finance } = scene;
  const { refund } = seed;
  if (refund === null) return;
  await moveTo(refund.at);
  const order = (await strapi.db.query(orderUid).findOne({ where: { id } })) as Order;
  const amount = Math.round((order.amountMinor * refund.part) / 100);
  const { documentId, version, number } = order;
  const asked = await paymentsOf(strapi, 'refunds').ask(
    documentId,
    { amount, reason: refund.reason, message: null, version, key: randomUUID() },
    { actor: 'staff', ...finance },
  );
  if (asked.kind !== 'done') throw new Error(`${number} of the demonstration: its refund is ${asked.kind}.`);
  await note(scene, { action: 'money.refund', documentId, title: number });
  for (let round = 1; round <= tries && (await isOnItsWay(strapi, id)); round += 1) {
    await moveTo(later(refund.at, round * round * 5));
    await paymentsOf(strapi, 'refunds').sendDue(20, new Date());
  }
  if (await isOnItsWay(strapi, id))
    throw new Error(`${number} of the demonstration: its refund is not done.`);
  // What the provider tells by a message: so much of the payment is given back.
  await paymentsOf(strapi, 'settle').refresh(id, { actor: 'webhook' });
  await nobodyIsMailed(strapi, 'credit-note', id);
}

const isOnItsWay = async (strapi: Strapi, orderId: number): Promise<boolean> =>
  (await strapi.db.query(refundUid).count({ where: { orderId, state: { $in: ['queued', 'pending'] } } })) > 0;

/** A line of the log, as the call of staff would write it. */
async function note(
  { strapi, finance, isLogged }: Scene,
  { action, documentId, title }: { action: string; documentId: string; title: string },
): Promise<void> {
  if (!isLogged) return;
  await strapi.db.query('plugin::audit.entry').create({
    data: {
      ...{ documentId: randomUUID(), at: new Date(), actorId: finance.id, actorName: finance.name },
      ...{ actorRole: 'Finance', addressCut: '203.0.113.0/24', area: 'money', action, uid: orderUid },
      ...{ documentOf: documentId, title, via: 'screen', keeping: 'money', outcome: 'done' },
    },
  });
}

/** The bank of a parent takes the money back for now. It is told by a message, as Razorpay tells it. */
export async function dispute({ strapi, sandbox, moveTo }: Scene, { id }: Order, at: Date): Promise<void> {
  await moveTo(at);
  const order = (await strapi.db.query(orderUid).findOne({ where: { id } })) as Order;
  const raw = await sandbox.dispute(order.paidPaymentId ?? '');
  const { webhookSecrets } = strapi.config.get<{ webhookSecrets: string[] }>('plugin::payments.razorpay');
  const headers: Record<string, string> = {
    'x-razorpay-signature': createHmac('sha256', webhookSecrets[0] ?? '')
      .update(raw)
      .digest('hex'),
    'x-razorpay-event-id': `demo-${String(id)}`,
  };
  const inbox = paymentsOf(strapi, 'inbox');
  const kept = await inbox.receive('razorpay', raw, (name) => headers[name.toLowerCase()] ?? '');
  if (kept !== 'stored') throw new Error(`The dispute of the demonstration is ${kept}.`);
  await inbox.workThrough();
}
