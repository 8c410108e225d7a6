// Databases: PostgreSQL, as several servers share one database.
import { spawnServer, startServer, endServers } from '../enquiries/servers';
import { createTestHome, type TestHome } from '../start-cms';
import { addTeacher, askTimes, expectCalendar, hold } from './teachers';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome();
});

afterAll(async () => {
  await endServers();
  await home.remove();
});

it('gives three places at one time with three teachers, though 200 parents ask two servers at once', async () => {
  const first = await startServer(home);
  const second = await spawnServer(home);
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
  await first.stop();
}, 300_000);
