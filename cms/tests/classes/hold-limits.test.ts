// Databases: SQLite, as the limits are counted the same way in both.
import { confirmedWhenSent } from '@lanternway/contracts/classes/site';
import { forgetLimits } from '../accounts/parent';
import { newSender } from '../enquiries/sending';
import { serveCms } from '../serve-cms';
import { bookOwn } from './own-class';
import { addTeacher, askTimes, hold } from './teachers';

const cms = serveCms();

it('holds three times at once for one network address, and six in ten minutes', async () => {
  for (let teacher = 0; teacher < 5; teacher += 1) await addTeacher(cms);
  const { times } = await askTimes(cms);
  const statuses: number[] = [];
  for (let index = 0; index < 7; index += 1) statuses.push((await hold(cms, times[index * 4] ?? '')).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429]);
  const waits = await hold(cms, times[0] ?? '');
  expect(Number(waits.headers['retry-after'])).toBeGreaterThan(60);
});

it('counts what an address held before the secret was replaced', async () => {
  const { secrets } = cms.strapi.config.get<{ secrets: string[] }>('plugin::classes');
  const { times } = await askTimes(cms);
  await forgetLimits(cms);
  secrets.unshift('a-newer-secret');
  await hold(cms, times[8] ?? '').expect(429);
  secrets.shift();
});

it('holds no more while most times are held and not booked, books all the same, and says so in the log', async () => {
  const { db } = cms.strapi;
  const warn = jest.spyOn(cms.strapi.log, 'warn');
  const [only, ...others] = (await db.query('plugin::classes.teacher-hours').findMany({})) as {
    id: number;
  }[];
  const weekday = new Date(Date.now() + 3 * 24 * 3_600_000).getUTCDay() || 7;
  await db
    .query('plugin::classes.teacher-hours')
    .deleteMany({ where: { id: { $in: others.map(({ id }) => id) } } });
  await db.query('plugin::classes.teacher-hours').updateMany({
    where: { id: only?.id },
    data: { hours: [{ weekday, from: '10:00', until: '11:15' }] },
  });
  await forgetLimits(cms);
  await db.query('plugin::classes.session').updateMany({ where: {}, data: { heldBy: null } });
  const { times, canHold } = await askTimes(cms);
  expect(canHold).toBe(false);
  await askTimes(cms);
  expect(warn.mock.calls.flat().filter((line) => /free-math are held/.test(String(line)))).toHaveLength(1);
  const refused = await hold(cms, times[0] ?? '').expect(409);
  expect(refused.body).toMatchObject({ message: confirmedWhenSent, reason: 'crowded', near: [] });
  const own = await bookOwn(cms, newSender('crowd'), times[0] ?? '');
  expect((await own.read()).state).toBe('scheduled');

  await db.query('plugin::classes.session').deleteMany({ where: { state: 'held' } });
  expect((await askTimes(cms)).canHold).toBe(true);
  await hold(cms, times.at(-1) ?? '').expect(200);
});
