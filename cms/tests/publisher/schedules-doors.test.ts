// Databases: SQLite, as permissions decide who is let in, before a row is read.
import request from 'supertest';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { callsOf, inHours, type ScheduleCalls } from './schedules-calls';
import { staffWrites, type StaffWrites } from './staff-writes';

interface Refused {
  error: { message: string };
}

const category = 'api::category.category';

const cms = serveCms();
let staff: Record<Staff, string>;
let write: StaffWrites;
let calls: ScheduleCalls;

beforeAll(async () => {
  staff = await logInStaff(cms);
  write = staffWrites(cms, staff.marketing);
  calls = callsOf(cms, staff.marketing);
});

let slugs = 0;

const newCategory = (): Promise<string> =>
  write.create('category', { title: 'Robots', slug: `category-${String((slugs += 1))}` });

describe('who may plan', () => {
  it.each(['admissions', 'finance'] as const)('is not %s', async (role) => {
    const theirs = callsOf(cms, staff[role]);
    const entry = { uid: category, documentId: await newCategory(), action: 'publish', at: inHours(1) };
    const listed = await request(cms.url).get('/publisher/schedules').set('Authorization', staff[role]);
    expect([(await theirs.ask(entry)).status, listed.status]).toEqual([403, 403]);
  });

  it('is who may publish such entries by hand', async () => {
    const entry = { uid: category, documentId: await newCategory(), action: 'publish', at: inHours(1) };
    const made = await calls.plan(entry);
    const permissions = cms.strapi.db.query('admin::permission');
    const where = { action: 'plugin::content-manager.explorer.publish', subject: category };
    const rows = (await permissions.findMany({ where, populate: ['role'] })) as {
      id: number;
      subject: string;
    }[];
    await permissions.updateMany({
      where: { id: { $in: rows.map(({ id }) => id) } },
      data: { subject: 'api::faq.faq' },
    });
    const [asked, listed, cancelled] = [
      await calls.ask(entry),
      await calls.list(),
      await calls.tryCancel(made.id),
    ];
    await permissions.updateMany({
      where: { id: { $in: rows.map(({ id }) => id) } },
      data: { subject: category },
    });
    expect([asked.status, (asked.body as Refused).error.message]).toEqual([
      403,
      'You may not publish entries of this kind.',
    ]);
    expect(listed.filter(({ id }) => id === made.id)).toEqual([]);
    expect(cancelled.status).toBe(403);
    await calls.cancel(made.id);
  });
});
