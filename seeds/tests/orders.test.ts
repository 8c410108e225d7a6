import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { catalogue } from '../catalogue';
import { changedPrice } from '../content/demo/orders';
import { seedOrders } from '../engine/orders/seed-orders';
import { runSeeds } from '../engine/run-seeds';
import { seedDemo } from '../engine/seed-demo';
import type { Strapi } from '../engine/strapi';
import { bareEnv } from './env';
import { startPrivateStrapi, type PrivateStrapi } from './private-strapi';

jest.setTimeout(120_000);

const now = new Date();

let running: PrivateStrapi;
let strapi: Strapi;
let sandbox: { child: ChildProcess; url: string };

/** The program that the product starts; it tells its address once it listens. */
async function startSandbox(): Promise<typeof sandbox> {
  const program = path.join(__dirname, '..', '..', 'cms-plugins', 'payment-sandbox', 'dist', 'main.js');
  const child = spawn(process.execPath, [program], {
    env: { ...bareEnv(), SANDBOX_PORT: '0', SANDBOX_HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', (words: Buffer) => {
      const said = /Payment sandbox on (\S+)/.exec(words.toString());
      if (said?.[1] !== undefined) resolve(said[1]);
    });
  });
  return { child, url };
}

/** Two people at work: the log names them. */
async function addStaff(): Promise<void> {
  for (const code of ['strapi-super-admin', 'finance']) {
    const role = (await strapi.db.query('admin::role').findOne({ where: { code } })) as { id: number };
    const names = { firstname: code, email: `${code}@lanternway.example` };
    await strapi.db.query('admin::user').create({ data: { ...names, isActive: true, roles: [role.id] } });
  }
}

beforeAll(async () => {
  sandbox = await startSandbox();
  running = await startPrivateStrapi({ PAYMENT_SANDBOX_URL: sandbox.url });
  strapi = running.strapi;
  await addStaff();
  await runSeeds(
    strapi,
    catalogue.filter(({ uid }) => uid === 'api::plan.plan'),
  );
});

afterAll(async () => {
  await running.stop();
  sandbox.child.kill();
});

type Row = Record<string, unknown>;

const rows = async (uid: string, where: object = {}): Promise<Row[]> =>
  (await strapi.db.query(uid).findMany({ where, orderBy: { id: 'asc' } })) as Row[];

/** Minor units by currency. */
function sums(of: readonly Row[], column: string): Record<string, number> {
  const all: Record<string, number> = {};
  for (const row of of) {
    const currency = String(row['currency']);
    all[currency] = (all[currency] ?? 0) + Number(row[column]);
  }
  return all;
}

const paidOrders = () => rows('plugin::payments.order', { paidAt: { $notNull: true } });
const times = (of: readonly Row[], column: string) =>
  of.map((row) => new Date(String(row[column])).getTime());

it('makes no order without families, and none where one of the providers is a real one', async () => {
  expect(await seedOrders(strapi, now)).toBe(0);
  await seedDemo(strapi, now);
  const apiBase = 'plugin::payments.paypal.apiBase';
  const before = strapi.config.get<string>(apiBase);
  strapi.config.set(apiBase, 'https://api-m.sandbox.paypal.com');
  expect(await seedOrders(strapi, now)).toBe(0);
  strapi.config.set(apiBase, before);
  expect(await strapi.db.query('plugin::payments.order').count()).toBe(0);
});

describe('orders of the demonstration', () => {
  it('are of half a year, of each ending, in three currencies, and made once', async () => {
    const made = await seedOrders(strapi, now);
    expect(await seedOrders(strapi, now)).toBe(0);
    const orders = await rows('plugin::payments.order');
    expect(orders).toHaveLength(made);
    expect(new Set(orders.map(({ stage }) => stage))).toEqual(
      new Set(['paid', 'partially_refunded', 'refunded', 'review', 'expired', 'pending']),
    );
    expect(new Set(orders.map(({ currency }) => currency))).toEqual(new Set(['INR', 'GBP', 'USD']));
    const months = new Set((await paidOrders()).map(({ paidAt }) => String(paidAt).slice(0, 7)));
    expect(months.size).toBeGreaterThan(4);
    expect(Math.max(...times(orders, 'placedAt'))).toBeLessThan(now.getTime());
    expect(new Date().getTime() - now.getTime()).toBeLessThan(100_000);
  });

  it('agree with receipts, refunds, notes and enrolments to the last paisa', async () => {
    const paid = await paidOrders();
    const receipts = await rows('plugin::payments.receipt');
    expect(sums(receipts, 'amountMinor')).toEqual(sums(paid, 'capturedMinor'));
    for (const year of new Set(receipts.map((row) => row['year']))) {
      const serials = receipts.filter((row) => row['year'] === year).map(({ serial }) => serial);
      expect(serials).toEqual(serials.map((_serial, index) => index + 1));
    }
    expect(times(receipts, 'issuedAt')).toEqual([...times(receipts, 'issuedAt')].sort((a, b) => a - b));
    const refunds = await rows('plugin::payments.refund');
    expect(new Set(refunds.map(({ state }) => state))).toEqual(new Set(['done']));
    const given = paid.filter(({ refundedMinor }) => Number(refundedMinor) > 0);
    expect(sums(refunds, 'amountMinor')).toEqual(sums(given, 'refundedMinor'));
    expect(sums(await rows('plugin::payments.credit-note'), 'amountMinor')).toEqual(
      sums(refunds, 'amountMinor'),
    );
    expect(await rows('plugin::payments.enrolment')).toHaveLength(paid.length);
    expect(await rows('plugin::payments.dispute')).toHaveLength(1);
  });

  it('are known at the provider, as the nightly comparison finds them', async () => {
    const comparing = strapi.plugin('payments').service('reconciliations') as unknown as {
      run: (day: string, by: object) => Promise<{ compared: number; differences: unknown[] }[] | null>;
    };
    const days = new Set((await paidOrders()).map(({ paidAt }) => String(paidAt).slice(0, 10)));
    let compared = 0;
    const given = (await rows('plugin::payments.refund')).map(({ doneAt }) => String(doneAt).slice(0, 10));
    for (const day of new Set([...[...days].slice(-8), ...given.slice(-3)])) {
      for (const done of (await comparing.run(day, { actor: 'server' })) ?? []) {
        expect([day, done.differences]).toEqual([day, []]);
        compared += done.compared;
      }
    }
    expect(compared).toBeGreaterThan(5);
  });

  it('are what the families in numbers paid and kept', async () => {
    const people = strapi.plugin('insight').service('people') as unknown as {
      rebuild: () => Promise<unknown>;
    };
    await people.rebuild();
    const families = await rows('plugin::insight.person', { paidDay: { $notNull: true } });
    const paid = sums(await paidOrders(), 'capturedMinor');
    for (const [currency, column] of [
      ['INR', 'paidInr'],
      ['USD', 'paidUsd'],
      ['GBP', 'paidGbp'],
    ] as const)
      expect(families.reduce((sum, row) => sum + Number(row[column]), 0)).toBe(paid[currency]);
    const stages = await rows('plugin::enquiries.free-class-request', { stage: 'enrolled' });
    expect(stages).toHaveLength(families.length);
  });

  it('are told to nobody, not even on the next day', async () => {
    expect(await rows('plugin::mailer.mail')).toEqual([]);
    for (const paper of ['plugin::payments.receipt', 'plugin::payments.credit-note'])
      expect(await rows(paper, { mailedAt: null })).toEqual([]);
  });

  it('stand beside a price that somebody changed on a Sunday, in a log whose days are whole', async () => {
    const lines = await rows('plugin::audit.entry', {
      action: 'content.publish',
      actorId: { $notNull: true },
    });
    expect(lines).toHaveLength(2);
    expect(lines.map(({ at }) => new Date(String(at)).getUTCDay())).toEqual([0, 0]);
    expect(String(lines[1]?.['changed'])).toContain('"before":"₹62,999","after":"₹59,999"');
    const plan = (await strapi.db.query('api::plan.plan').findOne({
      where: { key: changedPrice.plan, publishedAt: { $notNull: true } },
      populate: ['prices'],
    })) as { documentId: string; prices: { currency: string; amountMinor: number }[] };
    expect(plan.prices.find(({ currency }) => currency === 'INR')?.amountMinor).toBe(5_999_900);
    // The plan was made before anybody changed it.
    const { documentId } = plan;
    for (const told of ['plugin::audit.entry', 'plugin::audit.version']) {
      const history = await rows(told, { uid: 'api::plan.plan', documentOf: documentId });
      const times = history.map(({ at }) => new Date(String(at)).getTime());
      expect([told, times.length > 2, times]).toEqual([told, true, times.toSorted((a, b) => a - b)]);
    }
    const night = strapi.plugin('audit').service('night') as unknown as {
      work: (at: Date) => Promise<void>;
    };
    await night.work(new Date(now.getTime() + 24 * 60 * 60_000));
    expect(await strapi.store({ type: 'plugin', name: 'audit', key: 'check' }).get({})).toMatchObject({
      faults: [],
    });
  });
});
