// Databases: PostgreSQL, as several servers share one database, and one waits in the middle of what another has begun.
import { randomUUID } from 'node:crypto';
import { bookWaiting } from '@lanternway/contracts/classes/own-class';
import { wishWindows } from '@lanternway/contracts/classes/wishes';
import { freeClass, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import { spawnServer, startServer, endServers } from '../enquiries/servers';
import { newSender, rightFreeClass } from '../enquiries/sending';
import { freeClassUid, onlyRow } from '../enquiries/stored';
import { findRows, until } from '../mailer/mails';
import { createTestHome, type Cms, type TestHome } from '../start-cms';
import { bookOwn, post, zone } from './own-class';
import { addTeacher, askTimes, expectCalendar, hold, removeTeachers } from './teachers';

let home: TestHome;
let first: Cms;
let second: Awaited<ReturnType<typeof spawnServer>>;

beforeAll(async () => {
  home = await createTestHome();
  first = await startServer(home);
  second = await spawnServer(home);
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

it('gives three places at one time with three teachers, though 200 parents ask two servers at once', async () => {
  const keys = [await addTeacher(first), await addTeacher(first), await addTeacher(first)];
  const at = (await askTimes(second)).times[8] ?? '';
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => hold(index % 2 === 0 ? first : second, at)),
  );
  const held = answers.filter(({ status }) => status === 200);
  const taken = answers.filter(({ status }) => status === 409);
  expect([held.length, taken.length]).toEqual([3, 197]);
  for (const { body } of taken) expect((body as { near: string[] }).near).toHaveLength(3);
  const live = await expectCalendar(first);
  expect(live.map(({ teacherKey }) => teacherKey).sort()).toEqual(keys.sort());
  expect(await first.strapi.db.query('plugin::classes.busy').count({})).toBe(3 * 4);
}, 300_000);

/** A family that waits for a time, and the mails that told them of one. */
async function wait() {
  const email = newSender('waits');
  await post(first, freeClass.path, { ...rightFreeClass(email), wishes: { zone, windows: [...wishWindows] } })
    .set(idempotencyHeader, randomUUID())
    .expect(200);
  const row = (await onlyRow(first, freeClassUid, { parentEmail: email })) as {
    id: number;
    documentId: string;
  };
  return {
    ...row,
    mails: () => findRows(first, { key: { $startsWith: `enquiries.offer.${row.documentId}` } }),
  };
}

type Family = Awaited<ReturnType<typeof wait>>;

const toldOf = async (families: Family[]) =>
  Promise.all(families.map(async ({ mails }) => (await mails()).length));

/** Who tells families stops in front of this one, with the others told and nothing of it stored for good. */
async function stopBefore({ id }: Family): Promise<() => Promise<unknown>> {
  const { tableName } = first.strapi.db.metadata.get(freeClassUid);
  const held = await first.strapi.db.connection.transaction();
  // A server may take longer to start than a transaction may do nothing.
  await held.raw('set local idle_in_transaction_session_timeout = 0');
  await held(tableName).where({ id }).forUpdate();
  return () => held.rollback();
}

const untilStopped = (count: number) =>
  until(async () => {
    const { rows } = (await first.strapi.db.connection.raw(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )) as { rows: unknown[] };
    return rows.length === count ? true : undefined;
  });

const openings = () => first.strapi.db.query('plugin::classes.opening').count({});

const servicesOf = ({ strapi }: Cms) => {
  const enquiries = strapi.plugin('enquiries');
  return {
    worker: enquiries.service('offerer') as { stop: () => Promise<void> },
    offers: enquiries.service('offers') as { run: (now: Date) => Promise<boolean> },
  };
};

it('tells each waiting family once, though a server is killed in the middle and two go on at once', async () => {
  const { worker, offers } = servicesOf(first);
  await worker.stop();
  await removeTeachers(first);
  await addTeacher(first);
  const families = [await wait(), await wait(), await wait()];
  const last = families[2] as Family;
  // At noon, whenever the test runs: nobody has said that a time at night suits.
  const at = (await askTimes(first)).times.find((time) => time.includes('T12:00')) ?? '';
  let letGo = await stopBefore(last);
  const own = await bookOwn(first, newSender('leaves'), at);
  await own.cancel((await own.read()).sequence).expect(200);
  await untilStopped(1);
  second.signal('SIGKILL');
  await second.ended;
  await letGo();
  await untilStopped(0);
  expect(await toldOf(families)).toEqual([0, 0, 0]);
  expect(await openings()).toBe(1);

  letGo = await stopBefore(last);
  const other = await spawnServer(home);
  await untilStopped(1);
  const here = offers.run(new Date());
  await untilStopped(2);
  await letGo();
  await here;
  await until(async () => ((await openings()) === 0 ? true : undefined));
  expect(await toldOf(families)).toEqual([1, 1, 1]);

  const servers = [first, other, first];
  const pressed = await Promise.all(
    families.map(async ({ mails }, index) => {
      const [, token = ''] = /\/booking#([\w.-]+)/.exec(JSON.stringify(await mails())) ?? [];
      return post(servers[index] as Cms, bookWaiting.path, { token, at, zone });
    }),
  );
  expect(pressed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  await expectCalendar(first);
}, 300_000);
