import { demoFamilies } from '../../content/demo/families';
import {
  changedPrice,
  demoOrders,
  disputed,
  lastSunday,
  later,
  type OrderSeed,
} from '../../content/demo/orders';
import { moveClock } from './clock';
import { changePrice, makeOlder, superAdminOf } from './price';
import { sandboxAt, type Sandbox } from './sandbox';
import { dispute, giveBack, letExpire, placeOrder, type Scene } from './take-order';
import type { Strapi } from '../strapi';

const mailUid = 'plugin::mailer.mail';
const weekMs = 7 * 24 * 60 * 60_000;

/** What is done at a time of its own. */
interface Act {
  at: Date;
  run: () => Promise<unknown>;
}

/**
 * Lets families of the demonstration buy, once, at the payment sandbox: paid, given back, disputed and open orders over
 * half a year, each at its own time. What staff have done since stays, and a second run adds nothing. Nobody is mailed.
 * Returns how many orders there are; none where there is no sandbox, or no families.
 */
export async function seedOrders(strapi: Strapi, now: Date): Promise<number> {
  const done = strapi.store({ type: 'lanternway', name: 'seeds', key: 'demo-orders' });
  const since = await strapi.store({ type: 'lanternway', name: 'seeds', key: 'demo-families' }).get({});
  const sandbox = sandboxOf(strapi);
  if (sandbox === null || typeof since !== 'string') return 0;
  if ((await done.get({})) !== null) return 0;
  // Said first: what was begun is not begun again over orders that are there already.
  await done.set({ value: now.toISOString() });
  const families = demoFamilies(new Date(since));
  const orders = disputed(demoOrders(families, now), now);
  const mails = await lastMail(strapi);
  await sandbox.tellNothing(true);
  const clock = moveClock();
  try {
    await play(await sceneAt(strapi, sandbox, clock.moveTo), orders, now);
  } finally {
    clock.putBack();
    await sandbox.moveTo(new Date());
    await sandbox.tellNothing(false);
    // Nobody lives at these addresses, and staff are not told of what was made up.
    await strapi.db.query(mailUid).deleteMany({ where: { id: { $gt: mails } } });
  }
  return orders.length;
}

/** Null where one of the providers is a real one: only the sandbox is both of them at one address. */
function sandboxOf({ config }: Strapi): Sandbox | null {
  const razorpay = config.get<{ keyId: string; apiBase: string } | null>('plugin::payments.razorpay', null);
  const paypal = config.get<{ apiBase: string } | null>('plugin::payments.paypal', null);
  if (razorpay === null || paypal === null) return null;
  const { origin } = new URL(razorpay.apiBase);
  return origin === new URL(paypal.apiBase).origin ? sandboxAt(origin, razorpay.keyId) : null;
}

async function sceneAt(strapi: Strapi, sandbox: Sandbox, moveClockTo: (at: Date) => void): Promise<Scene> {
  const finance = (await strapi.db.query('admin::user').findOne({
    where: { roles: { code: 'finance' } },
    orderBy: { id: 'asc' },
  })) as { id: number; firstname: string | null } | null;
  return {
    strapi,
    sandbox,
    isLogged: (await strapi.db.query('plugin::audit.day').count()) === 0,
    finance: { id: finance?.id ?? 0, name: finance?.firstname ?? 'Finance' },
    async moveTo(at) {
      moveClockTo(at);
      await sandbox.moveTo(at);
    },
  };
}

async function lastMail(strapi: Strapi): Promise<number> {
  const [last] = (await strapi.db
    .query(mailUid)
    .findMany({ select: ['id'], orderBy: { id: 'desc' }, limit: 1 })) as { id: number }[];
  return last?.id ?? 0;
}

/** All of it in the order of time, as numbers of receipts have it. */
async function play(scene: Scene, orders: readonly OrderSeed[], now: Date): Promise<void> {
  const acts = [...orders.flatMap((order) => actsOf(scene, order)), ...(await priceActs(scene, now))];
  acts.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { run } of acts) await run();
}

function actsOf(scene: Scene, seed: OrderSeed): Act[] {
  const { placedAt, ending, refund, disputedAt } = seed;
  const placed: { order?: Awaited<ReturnType<typeof placeOrder>> } = {};
  const after = (at: Date, run: (order: Awaited<ReturnType<typeof placeOrder>>) => Promise<void>): Act => ({
    at,
    run: async () => {
      if (placed.order !== undefined) await run(placed.order);
    },
  });
  const place: Act = {
    at: placedAt,
    run: async () => {
      placed.order = await placeOrder(scene, seed);
      if (ending === 'paid' || ending === 'declined') await markEnrolled(scene.strapi, seed);
    },
  };
  return [
    place,
    ...(ending === 'expired'
      ? [after(later(placedAt, 30 * 60), (order) => letExpire(scene, order, placedAt))]
      : []),
    ...(refund === null ? [] : [after(refund.at, (order) => giveBack(scene, seed, order))]),
    ...(disputedAt === null ? [] : [after(disputedAt, (order) => dispute(scene, order, disputedAt))]),
  ];
}

/** What staff would have set at the desk: the family has bought. */
async function markEnrolled({ db }: Strapi, { family: { key } }: OrderSeed): Promise<void> {
  const at = new Date();
  await db
    .query('plugin::enquiries.free-class-request')
    .updateMany({ where: { documentId: key, stage: 'lost' }, data: { stage: 'enrolled', touchedAt: at } });
  const events = db.query('plugin::enquiries.event');
  const last = (await events.findOne({
    where: { enquiryId: key, what: 'status' },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  })) as { id: number; facts: { from: string; to: string } } | null;
  if (last?.facts.to !== 'Lost') return;
  await events.update({ where: { id: last.id }, data: { facts: { ...last.facts, to: 'Enrolled' }, at } });
}

/** One price is changed on a Sunday, and back on the last one. */
async function priceActs({ strapi, moveTo, isLogged }: Scene, now: Date): Promise<Act[]> {
  const user = await superAdminOf(strapi);
  if (user === null || !isLogged) return [];
  const last = lastSunday(now);
  const first = new Date(last.getTime() - changedPrice.weeks * weekMs);
  await makeOlder(strapi, new Date(first.getTime() - weekMs));
  let before: number | null = null;
  const change = (at: Date, minor: () => number): Act => ({
    at,
    run: async () => {
      await moveTo(at);
      before = await changePrice(strapi, user, minor());
    },
  });
  return [change(first, () => changedPrice.minor), change(last, () => before ?? changedPrice.minor)];
}
