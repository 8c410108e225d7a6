// Databases: SQLite, as permissions decide what a role may do, before a row is read.
import request from 'supertest';
import { adminService } from '../../src/access/admin-services';
import { applyStaffRoles } from '../../src/access/staff-roles';
import { serveCms } from '../serve-cms';
import { logInStaff, type Staff } from '../staff';

const cms = serveCms();
let authorization: Record<Staff, string>;

beforeAll(async () => {
  authorization = await logInStaff(cms);
});

const collection = (uid: string) => `/content-manager/collection-types/${uid}`;
const get = (role: Staff, path: string) =>
  request(cms.url).get(path).set('Authorization', authorization[role]);
const post = (role: Staff, path: string) =>
  request(cms.url).post(path).set('Authorization', authorization[role]);

const courses = 'api::course.course';
const plans = 'api::plan.plan';
const policies = 'api::policy.policy';
const faqs = 'api::faq.faq';
const teachers = 'api::teacher.teacher';
const posts = 'api::post.post';
const testimonials = 'api::testimonial.testimonial';

it.each([
  ['admissions', [courses, faqs, teachers, policies], [plans, posts, testimonials, 'api::redirect.redirect']],
  ['finance', [courses, plans, policies], [faqs, teachers, posts, testimonials]],
  ['teacher', [], [courses, plans, policies, faqs, teachers, posts, testimonials]],
] as const)('shows %s its types and no others', async (role, seen, unseen) => {
  for (const uid of seen) expect((await get(role, collection(uid))).status).toBe(200);
  for (const uid of unseen) expect((await get(role, collection(uid))).status).toBe(403);
});

it.each(['admissions', 'finance'] as const)('lets %s change nothing of what they see', async (role) => {
  const draft = await post('marketing', collection(courses)).send({
    title: 'Robots',
    slug: `robots-${role}`,
  });
  expect(draft.status).toBe(201);
  const { data } = draft.body as { data: { documentId: string } };
  const path = `${collection(courses)}/${data.documentId}`;
  expect((await get(role, path)).status).toBe(200);
  expect((await post(role, collection(courses)).send({ title: 'Mine' })).status).toBe(403);
  expect((await post(role, `${path}/actions/publish`).send({})).status).toBe(403);
  const change = { Authorization: authorization[role] };
  expect((await request(cms.url).put(path).set(change).send({ title: 'Mine' })).status).toBe(403);
  expect((await request(cms.url).delete(path).set(change)).status).toBe(403);
});

it('shows prices to finance, and to admissions none', async () => {
  const prices = [{ currency: 'INR', amountMinor: 649_900 }];
  const draft = await post('marketing', collection(courses)).send({ title: 'Sails', slug: 'sails', prices });
  const { data } = draft.body as { data: { documentId: string } };
  const path = `${collection(courses)}/${data.documentId}`;
  expect((await get('finance', path)).body).toMatchObject({ data: { title: 'Sails', prices } });
  const seen = (await get('admissions', path)).body as { data: object };
  expect(seen.data).toMatchObject({ title: 'Sails' });
  expect(seen.data).not.toHaveProperty('prices');
});

it('lets marketing write and publish', async () => {
  const draft = await post('marketing', collection(testimonials)).send({ name: 'Asha', role: 'teacher' });
  expect(draft.status).toBe(201);
  const group = await post('marketing', collection('api::faq-group.faq-group')).send({
    title: 'Fees',
    slug: 'fees',
  });
  const { data } = group.body as { data: { documentId: string } };
  const published = await post(
    'marketing',
    `${collection('api::faq-group.faq-group')}/${data.documentId}/actions/publish`,
  ).send({ title: 'Fees', slug: 'fees' });
  expect(published.status).toBe(200);
  expect((await request(cms.url).get('/api/faq-groups')).body).toMatchObject({ data: [{ title: 'Fees' }] });
});

it('keeps the other staff, and settings, from marketing', async () => {
  for (const path of [
    '/admin/users',
    '/admin/roles',
    '/admin/api-tokens',
    '/admin/webhooks',
    '/email/settings',
  ]) {
    expect((await get('marketing', path)).status).toBe(403);
  }
});

const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
);

it('takes pictures from marketing and serves them harmlessly', async () => {
  const uploaded = await post('marketing', '/upload').attach('files', drawing, 'drawing.svg');
  expect(uploaded.status).toBe(201);
  const [{ url }] = uploaded.body as [{ url: string }];
  const { headers, status } = await request(cms.url).get(url);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('image/svg+xml');
  expect(headers['content-security-policy']).toMatch(/default-src 'none';.*sandbox/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toContain('max-age');
});

it('takes pictures from nobody else', async () => {
  for (const role of ['admissions', 'finance', 'teacher'] as const) {
    expect((await post(role, '/upload').attach('files', drawing, 'drawing.svg')).status).toBe(403);
  }
});

it('takes only pictures', async () => {
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  const { status } = await post('marketing', '/upload').attach('files', page, 'page.html');
  expect(status).toBe(400);
});

it('says so if a sentence contains a character that no database stores', async () => {
  const { body, status } = await post('marketing', collection(testimonials)).send({ name: 'A\u0000sha' });
  expect(status).toBe(400);
  expect(body).toMatchObject({ error: { details: { errors: [{ path: ['name'] }] } } });
});

describe.each<[string, () => Promise<void>]>([
  ['admissions', () => applyStaffRoles(cms.strapi)],
  ['strapi-super-admin', () => adminService(cms.strapi, 'role').resetSuperAdminPermissions()],
])('a start, for the permissions of %s', (code, apply) => {
  const stored = () => cms.strapi.db.query('admin::permission');
  const permissions = () => stored().findMany({ where: { role: { code } }, orderBy: { id: 'asc' } });
  const told = async () =>
    (await permissions())
      .map(({ action, subject, properties, conditions }) =>
        JSON.stringify([action, subject, properties, conditions]),
      )
      .sort();

  it('leaves them alone where they are as they should be', async () => {
    const before = await permissions();
    expect(before.length).toBeGreaterThan(10);
    await apply();
    expect(await permissions()).toEqual(before);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['was taken away', async () => stored().delete({ where: { id: (await permissions())[0]?.id } })],
    [
      'was added',
      async () => {
        const { role } = (await stored().findOne({
          where: { role: { code } },
          populate: ['role'],
        })) as { role: { id: number } };
        const plain = { actionParameters: {}, properties: {}, conditions: [] };
        const added = { action: 'plugin::upload.read', subject: courses, role: role.id, ...plain };
        return stored().create({ data: added });
      },
    ],
    [
      'names other fields',
      async () => {
        const courseId = (await permissions()).find(({ subject }) => subject === courses)?.id;
        return stored().update({ where: { id: courseId }, data: { properties: { fields: ['title'] } } });
      },
    ],
  ])('puts them right where one %s', async (_what, change) => {
    const before = await told();
    await change();
    expect(await told()).not.toEqual(before);
    await apply();
    expect(await told()).toEqual(before);
  });
});

it('gives a role its name again', async () => {
  const where = { code: 'finance' };
  const roles = cms.strapi.db.query('admin::role');
  const before = await roles.findOne({ where });
  await roles.update({ where, data: { name: 'Money' } });
  await applyStaffRoles(cms.strapi);
  expect(await roles.findOne({ where })).toMatchObject({ name: before?.name });
});
