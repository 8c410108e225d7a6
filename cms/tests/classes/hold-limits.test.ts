// Databases: SQLite, as the limits are counted the same way in both.
import { serveCms } from '../serve-cms';
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

it('says that times are not held while most of what there is is held and not booked', async () => {
  const { times } = await askTimes(cms);
  await cms.strapi.db.query('plugin::classes.teacher-hours').deleteMany({ where: {} });
  expect((await askTimes(cms)).canHold).toBe(false);
  expect(times.length).toBeGreaterThan(0);
});
