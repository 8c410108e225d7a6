// Databases: PostgreSQL, as a statement fails in the middle of a transaction.
import { logInStaff } from '../staff';
import { serveCms } from '../serve-cms';
import { callsOf, inHours, type ScheduleCalls } from './schedules-calls';
import { staffWrites, type StaffWrites } from './staff-writes';

const uid = 'api::category.category';

const cms = serveCms();
let write: StaffWrites;
let calls: ScheduleCalls;

beforeAll(async () => {
  const { marketing } = await logInStaff(cms);
  write = staffWrites(cms, marketing);
  calls = callsOf(cms, marketing);
});

afterEach(() => {
  jest.restoreAllMocks();
});

const soon = () => new Date(Date.now() + 61 * 60 * 1000);

let slugs = 0;

async function planned(): Promise<{ documentId: string; id: string }> {
  const documentId = await write.create('category', {
    title: 'Robots',
    slug: `robots-${String((slugs += 1))}`,
  });
  const { id } = await calls.plan({ uid, documentId, action: 'publish', at: inHours(1) });
  return { documentId, id };
}

const isPublished = async (documentId: string): Promise<boolean> =>
  (await cms.strapi.db.query(uid).count({ where: { documentId, publishedAt: { $notNull: true } } })) > 0;

/** Fails to store the change, the last step of a publish: the earlier steps have been written by then. */
const failTimes = (times: number) => {
  const create = jest.spyOn(cms.strapi.db.query('plugin::publisher.change'), 'create');
  for (let time = 0; time < times; time += 1)
    create.mockRejectedValueOnce(new Error('The connection was lost.'));
};

it('what fails for a reason of ours leaves nothing half done, waits, and is done at the next look', async () => {
  const { documentId, id } = await planned();
  failTimes(1);
  await expect(calls.run(soon())).rejects.toThrow('The connection was lost.');
  expect(await isPublished(documentId)).toBe(false);
  expect(await calls.find(id)).toMatchObject({ state: 'waiting', doneAt: null });
  await calls.run(soon());
  expect(await isPublished(documentId)).toBe(true);
  expect(await calls.find(id)).toMatchObject({ state: 'done' });
});

it('what fails again and again is given up with a sentence, and what is planned after it is done', async () => {
  const [first, second] = [await planned(), await planned()];
  failTimes(5);
  for (let tries = 0; tries < 4; tries += 1) {
    await expect(calls.run(soon())).rejects.toThrow('The connection was lost.');
    expect(await calls.find(second.id)).toMatchObject({ state: 'waiting' });
  }
  await calls.run(soon());
  expect(await calls.find(first.id)).toMatchObject({
    state: 'failed',
    problem: 'Our server could not do it. Please do it by hand.',
  });
  expect([await isPublished(first.documentId), await isPublished(second.documentId)]).toEqual([false, true]);
});

it('a change that cannot be remembered is not made', async () => {
  const data = { title: 'Robots', slug: `robots-${String((slugs += 1))}` };
  const { documentId } = await cms.strapi.documents(uid).create({ data });
  // By the server itself: the admin's own calls always have a transaction around them.
  cms.strapi.config.set('plugin::publisher.isAwake', true);
  failTimes(1);
  await expect(cms.strapi.documents(uid).publish({ documentId })).rejects.toThrow('The connection was lost.');
  cms.strapi.config.set('plugin::publisher.isAwake', false);
  expect(await isPublished(documentId)).toBe(false);
});
