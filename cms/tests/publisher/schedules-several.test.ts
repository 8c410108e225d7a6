// Databases: PostgreSQL, as several servers share one database.
import { testDatabase } from '../env';
import { endServers, startServer } from '../enquiries/servers';
import { until } from '../mailer/mails';
import { copyApplication, spawnCms, untilReady } from '../spawn-cms';
import { logInStaff } from '../staff';
import { createTestHome, type Cms, type TestHome } from '../start-cms';
import { callsOf, inHours, type ScheduleCalls } from './schedules-calls';
import { staffWrites, type StaffWrites } from './staff-writes';

/*
 * Two servers, each in its own process, on one PostgreSQL: only one of them carries out what is due, once. SQLite
 * allows only one server.
 */
const onPostgres = testDatabase === 'postgres' ? describe : describe.skip;

const uid = 'api::category.category';
const scheduleUid = 'plugin::publisher.schedule';

let home: TestHome;
let cms: Cms;
let write: StaffWrites;
let calls: ScheduleCalls;
let other: Awaited<ReturnType<typeof spawnCms>> | undefined;

onPostgres('two servers that find the same plans due', () => {
  beforeAll(async () => {
    home = await createTestHome();
    cms = await startServer(home);
    const { marketing } = await logInStaff(cms);
    write = staffWrites(cms, marketing);
    calls = callsOf(cms, marketing);
    // Awake, so that it checks by itself. The copy has no site, so nothing is built.
    other = await spawnCms({ ...home.env, PUBLISHER: 'on' }, copyApplication(home.folder, {}));
    await untilReady(other);
  });

  afterAll(async () => {
    other?.signal('SIGKILL');
    await other?.ended;
    await endServers();
    await home.remove();
  });

  const settled = async (ids: string[]) => {
    const where = { documentId: { $in: ids } };
    const rows = (await cms.strapi.db.query(scheduleUid).findMany({ where, orderBy: { id: 'asc' } })) as {
      state: string;
    }[];
    return rows.some(({ state }) => state === 'waiting') ? undefined : rows.map(({ state }) => state);
  };

  it('do each of them once, in their order', async () => {
    const entries: string[] = [];
    const plans: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const documentId = await write.create('category', {
        title: `Many ${String(count)}`,
        slug: `many-${String(count)}`,
      });
      entries.push(documentId);
      for (const [action, hours] of [
        ['publish', 1],
        ['unpublish', 2],
        ['publish', 3],
      ] as const) {
        plans.push((await calls.plan({ uid, documentId, action, at: inHours(hours) })).id);
      }
    }
    // Everything is due at once, in the order in which it was scheduled for each entry.
    const rows = (await cms.strapi.db.query(scheduleUid).findMany({ orderBy: { id: 'asc' } })) as {
      id: number;
    }[];
    const past = Date.now() - 60_000;
    await cms.strapi.db.transaction(async () => {
      for (const [turn, { id }] of rows.entries()) {
        await cms.strapi.db.query(scheduleUid).update({ where: { id }, data: { at: new Date(past + turn) } });
      }
    });
    await Promise.all([calls.run(new Date()), calls.run(new Date()), calls.run(new Date())]);
    const states = await until(() => settled(plans));
    expect(states).toEqual(plans.map(() => 'done'));
    const changes = (await cms.strapi.db
      .query('plugin::publisher.change')
      .findMany({ where: { entryId: { $in: entries } }, orderBy: { id: 'asc' } })) as {
      entryId: string;
      action: string;
    }[];
    for (const entry of entries) {
      const told = changes.filter(({ entryId }) => entryId === entry).map(({ action }) => action);
      expect(told).toEqual(['publish', 'unpublish', 'publish']);
    }
  });

  it('do what is due at its moment without being asked', async () => {
    const documentId = await write.create('category', { title: 'By itself', slug: 'by-itself' });
    const { id } = await calls.plan({ uid, documentId, action: 'publish', at: inHours(1) });
    const due = new Date(Date.now() + 6_500);
    await cms.strapi.db.query(scheduleUid).updateMany({ where: { documentId: id }, data: { at: due } });
    await until(() => settled([id]));
    const row = (await cms.strapi.db.query(scheduleUid).findOne({ where: { documentId: id } })) as {
      doneAt: string;
    };
    expect(new Date(row.doneAt).getTime()).toBeGreaterThanOrEqual(due.getTime());
  });
});
