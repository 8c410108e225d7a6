// Databases: both, as one statement of our own finds out whether permissions have changed.
import request from 'supertest';
import { adminService } from '../../src/access/admin-services';
import { serveCms } from '../serve-cms';
import { addStaff } from '../staff';

const cms = serveCms();

const plans = '/content-manager/collection-types/api::plan.plan';
const faqs = '/content-manager/collection-types/api::faq.faq';
const reading = 'plugin::content-manager.explorer.read';

const statusFor = async (authorization: string, path = plans) =>
  (await request(cms.url).get(path).set('Authorization', authorization)).status;

interface Row {
  id: number;
}

const roleOf = async (code: string): Promise<Row> =>
  (await cms.strapi.db.query('admin::role').findOne({ where: { code } })) as Row;

const readersOf = async (code: string, subject: string): Promise<Row[]> =>
  cms.strapi.db
    .query('admin::permission')
    .findMany({ where: { role: { code }, action: reading, subject } }) as Promise<Row[]>;

/** Rows are written without Strapi, as this server sees what another one does. */
const rows = (table: string) => cms.strapi.db.connection(table);

const watchReading = () =>
  jest.spyOn(
    cms.strapi.service('admin::permission') as unknown as { findUserPermissions: () => Promise<unknown> },
    'findUserPermissions',
  );

it('reads permissions once for many requests', async () => {
  const authorization = await addStaff(cms, 'often', 'strapi-super-admin');
  const find = watchReading();
  await Promise.all([plans, faqs, plans, faqs].map((path) => statusFor(authorization, path)));
  for (const path of [plans, faqs]) expect(await statusFor(authorization, path)).toBe(200);
  expect(find).toHaveBeenCalledTimes(1);
  const other = await addStaff(cms, 'other', 'strapi-super-admin');
  expect(await statusFor(other)).toBe(200);
  expect(find).toHaveBeenCalledTimes(2);
  find.mockRestore();
});

it('lets the next request know of a right that staff take away and give again', async () => {
  const authorization = await addStaff(cms, 'assigned', 'finance');
  expect(await statusFor(authorization)).toBe(200);
  const { id } = await roleOf('finance');
  const roles = adminService(cms.strapi, 'role');
  const before = (await cms.strapi.db
    .query('admin::permission')
    .findMany({ where: { role: { id } } })) as Parameters<typeof roles.assignPermissions>[1];
  await roles.assignPermissions(
    id,
    before.filter(({ subject }) => subject !== 'api::plan.plan'),
  );
  expect(await statusFor(authorization)).toBe(403);
  await roles.assignPermissions(id, before);
  expect(await statusFor(authorization)).toBe(200);
});

it('lets the next request know of a right that another server has taken away', async () => {
  const authorization = await addStaff(cms, 'removed', 'admissions');
  expect(await statusFor(authorization, faqs)).toBe(200);
  const [{ id } = { id: 0 }] = await readersOf('admissions', 'api::faq.faq');
  await rows('admin_permissions').where({ id }).del();
  expect(await statusFor(authorization, faqs)).toBe(403);
});

it('lets the next request know of a permission that was changed in place, without its time', async () => {
  const authorization = await addStaff(cms, 'changed', 'marketing');
  expect(await statusFor(authorization)).toBe(200);
  const [{ id } = { id: 0 }] = await readersOf('marketing', 'api::plan.plan');
  await rows('admin_permissions').where({ id }).update({ subject: 'api::post.post' });
  expect(await statusFor(authorization)).toBe(403);
  await rows('admin_permissions').where({ id }).update({ subject: 'api::plan.plan' });
  expect(await statusFor(authorization)).toBe(200);
  const noFields = JSON.stringify({ fields: [] });
  await rows('admin_permissions').where({ id }).update({ properties: noFields });
  expect(await statusFor(authorization)).toBe(403);
});

it('lets the next request know of another role', async () => {
  const authorization = await addStaff(cms, 'moved', 'teacher');
  expect(await statusFor(authorization)).toBe(403);
  const user = (await cms.strapi.db.query('admin::user').findOne({ where: { firstname: 'moved' } })) as Row;
  await rows('admin_users_roles_lnk')
    .where({ user_id: user.id })
    .update({ role_id: (await roleOf('finance')).id });
  expect(await statusFor(authorization)).toBe(200);
});

it('asks again after permissions could not be read', async () => {
  const authorization = await addStaff(cms, 'failed', 'finance');
  const find = watchReading();
  find.mockRejectedValueOnce(new Error('The database is busy.'));
  expect(await statusFor(authorization)).toBe(500);
  expect(await statusFor(authorization)).toBe(200);
  find.mockRestore();
});
