import type { Core } from '@strapi/strapi';
import knex, { type Knex } from 'knex';
import { limits, type Limits } from './limits';

let database: Knex;
let counting: Limits;
let time: number;
let scale: number;
let isInTransaction: boolean;

beforeEach(async () => {
  database = knex({ client: 'better-sqlite3', connection: ':memory:', useNullAsDefault: true });
  time = Date.parse('2027-03-01T08:00:00Z');
  scale = 1;
  isInTransaction = false;
  const settings: Record<string, () => unknown> = {
    'plugin::users-permissions.jwtSecret': () => 'secret',
    'plugin::accounts.limitScale': () => scale,
  };
  const strapi = {
    db: { connection: database, inTransaction: () => isInTransaction },
    config: { get: (name: string) => settings[name]?.() },
    log: { error: () => undefined },
  } as unknown as Core.Strapi;
  counting = limits({ strapi }, () => time);
  await counting.prepare();
});

afterEach(() => database.destroy());

const pass = (seconds: number) => (time += seconds * 1000);

async function takeTimes(count: number, key = 'priya@example.com') {
  const kinds: string[] = [];
  while (kinds.length < count) kinds.push((await counting.take('code.hour', key)).kind);
  return kinds;
}

it('lets as many pass as the rule says, and says to the rest when the time is over', async () => {
  expect(await takeTimes(6)).toEqual(['free', 'free', 'free', 'free', 'free', 'over']);
  pass(3540);
  expect(await counting.take('code.hour', 'priya@example.com')).toEqual({ kind: 'over', retryAfterS: 60 });
  pass(60);
  expect(await takeTimes(1)).toEqual(['free']);
});

it('counts everybody for himself', async () => {
  await takeTimes(6);
  expect(await takeTimes(1, 'another@example.com')).toEqual(['free']);
});

it('counts every one of many at the same moment', async () => {
  const takes = Array.from({ length: 50 }, () => counting.take('login.account', 'key'));
  expect((await Promise.all(takes)).filter(({ kind }) => kind === 'free')).toHaveLength(10);
});

it('gives back what was not to be counted, and never more', async () => {
  await counting.giveBack([['code.hour', 'priya@example.com']]);
  await takeTimes(5);
  await counting.giveBack([['code.hour', 'priya@example.com']]);
  expect(await takeTimes(2)).toEqual(['free', 'over']);
});

it('forgets', async () => {
  await takeTimes(6);
  await counting.giveBack([], [['code.hour', 'priya@example.com']]);
  expect(await takeTimes(1)).toEqual(['free']);
});

it('allows addresses more where the setting says so, and accounts not', async () => {
  scale = 2;
  const takes = Array.from({ length: 121 }, () => counting.take('register.address', '203.0.113.7'));
  expect((await Promise.all(takes)).filter(({ kind }) => kind === 'over')).toHaveLength(1);
  expect((await takeTimes(6)).at(-1)).toBe('over');
});

it('throws away what is over', async () => {
  await takeTimes(1);
  pass(3601);
  await counting.take('code.gap', 'other');
  const kept = (await database('rate_buckets').select('k')) as { k: string }[];
  expect(kept.map(({ k }) => k.split(' ')[0])).toEqual(['code.gap']);
});

it('keeps the table that is there', async () => {
  await takeTimes(5);
  await counting.prepare();
  expect(await takeTimes(1)).toEqual(['over']);
});

it('is busy where the database does not answer', async () => {
  await database.schema.dropTable('rate_buckets');
  await expect(takeTimes(1)).rejects.toMatchObject({ name: 'ServiceBusyError', retryAfterS: 5 });
});

it('refuses to count where the count might be rolled back', async () => {
  isInTransaction = true;
  await expect(takeTimes(1)).rejects.toThrow('inside a transaction');
});

it('gives each of many simultaneous calls its own place, in order', async () => {
  const takes = Array.from({ length: 7 }, (_each, index) =>
    counting.takeAll([
      ['code.hour', 'priya@example.com'],
      ['code.hour', `${String(index)}@example.com`],
    ]),
  );
  expect((await Promise.all(takes)).map(({ kind }) => kind)).toEqual([
    ...Array<string>(5).fill('free'),
    'over',
    'over',
  ]);
  expect(await takeTimes(1)).toEqual(['over']);
  expect(await takeTimes(5, '3@example.com')).toEqual(['free', 'free', 'free', 'free', 'over']);
});

it('counts many at the same moment in few statements, and a rush after the time is over from one again', async () => {
  await takeTimes(6);
  pass(3601);
  const asked = jest.fn();
  database.on('query', asked);
  const takes = Array.from({ length: 40 }, (_each, index) =>
    counting.take('code.hour', index < 6 ? 'priya@example.com' : String(index)),
  );
  expect((await Promise.all(takes)).filter(({ kind }) => kind === 'over')).toHaveLength(1);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
});
