// Databases: PostgreSQL, as a server is killed, as it may be in production.
import { setTimeout as wait } from 'node:timers/promises';
import type request from 'supertest';
import { tooLongTexts } from '../columns/model';
import { endServers, spawnServer, startServer } from '../enquiries/servers';
import { inTurns } from '../enquiries/submitting';
import { createTestHome, type Cms, type TestHome } from '../start-cms';
import { expectAtRest, goOn } from './after-a-kill';
import { assertBooks } from './assert-books';
import {
  approve,
  askForOrder,
  askForPayPal,
  capture,
  payByCard,
  report,
  type Answered,
  type Buyer,
  type CardOrder,
  type PayPalOrder,
} from './buyer';
import { publishPlans } from './goods';
import { longestPerson, newBuyers } from './many-buyers';
import { startSandbox, type PaymentSandbox } from './sandbox';
import { orderRows } from './shop';
import { waitFor } from '../wait-for';

let home: TestHome;
let sandbox: PaymentSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
  const made = await createTestHome();
  home = { ...made, env: { ...made.env, ...sandbox.env } };
});

afterAll(async () => {
  await endServers();
  await sandbox.stop();
  await home.remove();
});

/** The current address of the shop; it changes after each death. */
let url = '';
let answered = 0;

/** Repeats a call until it succeeds, as a page does when it gets no answer or is asked to wait. */
async function insist(ask: (where: { url: string }) => request.Test): Promise<Answered> {
  let last: Answered | null = null;
  const succeed = async () => {
    last = await ask({ url }).then(
      (given) => given,
      () => null,
    );
    if (last !== null) answered += 1;
    return last?.status === 200 && last;
  };
  const seen = () => last && { status: last.status, body: last.body as unknown };
  return waitFor('a call to succeed', succeed, { withinMs: callMs, seen });
}

/** The server dies and starts again meanwhile, more than once on a busy machine. */
const callMs = 300_000;

/** Some never report that they have paid: they get what they bought all the same. */
async function buyWithCard(buyer: Buyer, closesThePage: boolean): Promise<void> {
  const { body } = await insist((where) => askForOrder(where, buyer));
  const order = body as CardOrder;
  const paid = await payByCard(sandbox, order, closesThePage ? 'lost' : 'success');
  if (!closesThePage) await insist((where) => report(where, buyer, order, paid));
}

async function buyWithPayPal(buyer: Buyer, closesThePage: boolean): Promise<void> {
  const { body } = await insist((where) => askForPayPal(where, buyer));
  const order = body as PayPalOrder;
  await approve(sandbox, order, closesThePage ? 'lost' : 'approve');
  if (!closesThePage) await insist((where) => capture(where, buyer, order));
}

/** Some fail to pay first, so that there is more and more to check; most failures are not reported to us. */
const tries = 15;

async function tryInVain(buyer: Buyer): Promise<void> {
  const { body } = await insist((where) => askForOrder(where, buyer));
  for (let count = 0; count < tries; count += 1) {
    const failed = await payByCard(sandbox, body as CardOrder, 'decline');
    if (count % 5 === 0) await insist((where) => report(where, buyer, body as CardOrder, failed));
  }
}

const lives = 5;
/** In one of its lives no provider answers either. */
const lonelyLife = 3;
const perLife = 14;

/** Runs a server that is killed some time after the given number of answers. */
async function liveAndDie(life: number): Promise<void> {
  const server = await spawnServer(home);
  if (life === lonelyLife)
    await sandbox.faults({ path: '^/v[12]/', mode: 'status', status: 503, times: 1e9 });
  await sandbox.sendWebhooksTo(server.url);
  url = server.url;
  const enough = answered + perLife;
  await waitFor('enough answers', () => answered >= enough, { everyMs: 25, seen: () => answered });
  await wait(Math.random() * 60);
  server.signal('SIGKILL');
  await server.ended;
  await sandbox.endFaults();
}

const many = 40;

/** For a machine with other work to do: the server starts seven times. */
const patienceMs = 600_000;

it(
  'sells to forty parents though it is killed five times, and loses and doubles nothing',
  async () => {
    const before = await startServer(home);
    await publishPlans(before);
    const buyers: Buyer[] = [];
    for (let index = 0; index < many; index += 1)
      buyers.push(...(await newBuyers(before, 1, index % 4 === 0 ? longestPerson(index) : 'buyer')));
    await before.stop();

    const numbered = buyers.map((buyer, index) => ({ buyer, index }));
    const buying = inTurns(numbered, 10, async ({ buyer, index }) => {
      if (index % 16 === 0) await tryInVain(buyer);
      await (index % 4 === 3 ? buyWithPayPal : buyWithCard)(buyer, index % 5 === 4);
    });
    for (let life = 1; life <= lives; life += 1) await liveAndDie(life);
    const cms = await startServer(home);
    await sandbox.sendWebhooksTo(cms.url);
    url = cms.url;
    await buying;

    await expectAllSold(cms);
  },
  patienceMs,
);

async function expectAllSold(cms: Cms): Promise<void> {
  await goOn(cms);
  const orders = await orderRows(cms, {});
  expect(orders.map(({ stage }) => stage)).toEqual(Array.from({ length: many }, () => 'paid'));
  expect(new Set(orders.map(({ email }) => email)).size).toBe(many);
  for (const { email, searchText } of orders) expect(searchText).toContain(email);
  expect(await tooLongTexts(cms)).toEqual([]);
  await assertBooks(cms, sandbox);
  await expectAtRest(cms, sandbox);
  await cms.stop();
}
