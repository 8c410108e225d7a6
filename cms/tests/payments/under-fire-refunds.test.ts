// Databases: PostgreSQL, as a server is killed, as it may be in production.
import { endServers, spawnServer, startServer } from '../enquiries/servers';
import { until } from '../mailer/mails';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, type Cms, type TestHome } from '../start-cms';
import { expectAtRest, goOn } from './after-a-kill';
import { assertBooks } from './assert-books';
import { buyByCard, buyByPayPal, orderOf, type Buyer } from './buyer';
import { monthlyPrices, publishPlans } from './goods';
import { newBuyers, takeOne } from './many-buyers';
import { giveBack, refundCalls, refundLines, type Till } from './refunding';
import { startSandbox, type PaymentSandbox } from './sandbox';

let home: TestHome;
let sandbox: PaymentSandbox;
let staff: Record<Staff, string>;
let cms: Cms;

interface Bought {
  order: string;
  number: string;
  all: number;
  paymentId: string;
  path: string;
}

/** When the server dies, the provider has not received the first of each pair, and has carried out the second. */
let sent: [unheard: Bought, unanswered: Bought][];
/** Decided just before, and not sent yet. */
let decided: Bought;

const till = (): Till => ({ cms, sandbox, staff, home, close: () => Promise.resolve() });

beforeAll(async () => {
  sandbox = await startSandbox();
  const made = await createTestHome();
  home = { ...made, env: { ...made.env, ...sandbox.env } };
  cms = await startServer(home);
  await publishPlans(cms);
  staff = await logInStaff(cms);
  const buyers = await newBuyers(cms, 5);
  sent = [
    [await byCard(takeOne(buyers)), await byCard(takeOne(buyers))],
    [await byPayPal(takeOne(buyers)), await byPayPal(takeOne(buyers))],
  ];
  decided = await byCard(takeOne(buyers));
  // They wait, so that the next server sends all four at once.
  await cms.strapi.plugin('payments').service<{ stop: () => Promise<void> }>('refundWorker').stop();
  for (const { order, all } of sent.flat()) {
    expect((await giveBack(till(), order, { amount: all, reason: 'As agreed.' })).status).toBe(200);
  }
  await cms.stop();
  await killWhileItSends();
  cms = await startServer(home);
});

afterAll(async () => {
  await endServers();
  await sandbox.stop();
  await home.remove();
});

async function byCard(buyer: Buyer): Promise<Bought> {
  const { order, number, paymentId } = await buyByCard(cms, sandbox, buyer);
  const path = `^/v1/payments/${paymentId}/refund$`;
  return { order, number, all: monthlyPrices.INR, paymentId, path };
}

async function byPayPal(buyer: Buyer): Promise<Bought> {
  const { order, number } = await buyByPayPal(cms, sandbox, buyer);
  const paymentId = (await orderOf(cms, buyer, order)).paymentId ?? '';
  const path = `^/v2/payments/captures/${paymentId}/refund$`;
  return { order, number, all: monthlyPrices.USD, paymentId, path };
}

async function killWhileItSends(): Promise<void> {
  await sandbox.webhooks({ action: 'drop' });
  for (const [unheard, unanswered] of sent) {
    await sandbox.faults({ method: 'POST', path: unheard.path, mode: 'timeout_before' });
    await sandbox.faults({ method: 'POST', path: unanswered.path, mode: 'timeout_after' });
  }
  const server = await spawnServer(home);
  await until(async () => ((await sandbox.openFaults()) === 0 ? true : undefined));
  const there = { ...till(), cms: { ...cms, url: server.url } };
  expect((await giveBack(there, decided.order, { amount: decided.all, reason: 'As agreed.' })).status).toBe(
    200,
  );
  server.signal('SIGKILL');
  await server.ended;
  // It was next, and is sent as soon as a server runs again.
  expect(await refundedOf(decided)).toBe(0);
}

const refundedOf = async ({ number }: Bought) => (await sandbox.state(number)).refunds.length;

it('has every refund with its key when it is killed, whatever has reached the provider', async () => {
  for (const [unheard, unanswered] of sent) {
    expect([await refundedOf(unheard), await refundedOf(unanswered)]).toEqual([0, 1]);
    for (const { order } of [unheard, unanswered])
      expect(await refundLines(till(), order)).toMatchObject([{ state: 'queued', attempts: 1 }]);
  }
  expect(await refundLines(till(), decided.order)).toHaveLength(1);
});

it('gives each back once when it has come back, with the key of before', async () => {
  await sandbox.webhooks({ action: 'release' });
  await sandbox.sendWebhooksTo(cms.url);
  await goOn(cms);
  for (const bought of [...sent.flat(), decided]) {
    const [refund, ...others] = await refundLines(till(), bought.order);
    expect([refund?.state, others, await refundedOf(bought)]).toEqual(['done', [], 1]);
  }
  expect(new Set(await refundCalls(till())).size).toBe(5);
});

it('has right books then, and one more message and poll change nothing', async () => {
  await assertBooks(cms, sandbox);
  await expectAtRest(cms, sandbox);
});
