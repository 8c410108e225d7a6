// Databases: SQLite, as permissions decide who is let in, before a row is read.
import request from 'supertest';
import { authorize, listRoutes, whoIsLetIn, type Authorization } from '../access/walk';
import { serveCms } from '../serve-cms';
import { lead, openDesk, type Desk } from './desk';
import { uids } from './made';

const cms = serveCms();
let desk: Desk;
let authorization: Authorization;

beforeAll(async () => {
  desk = await openDesk(cms);
  authorization = await authorize(cms);
});

it('is closed, every route of it, to everyone outside admissions', async () => {
  const routes = listRoutes(cms).filter(({ path }) => path.startsWith('/enquiries/'));
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) {
    const others = (await whoIsLetIn(cms, route, authorization)).filter(
      (actor) => actor !== 'superAdmin' && actor !== 'admissions',
    );
    expect({ route, others }).toEqual({ route, others: [] });
  }
});

it.each(['read', 'work', 'export'])('allows only what was granted: %s', async (right) => {
  const id = await lead(cms, 'contact');
  const asked = {
    read: () => desk.get(`/enquiries/items/contact/${id}`, 'finance'),
    work: () => desk.post(`/enquiries/items/contact/${id}/notes`, { text: 'x' }, 'finance'),
    export: () => desk.get('/enquiries/export.csv', 'finance'),
  };
  const grants = cms.strapi.db.query('admin::permission');
  const role = await cms.strapi.db.query('admin::role').findOne({ where: { code: 'finance' } });
  const grant = (await grants.create({
    data: { action: `plugin::enquiries.${right}`, conditions: [], role: (role as { id: number }).id },
  })) as { id: number };
  const statuses: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) statuses[name] = (await ask()).status;
  await grants.delete({ where: { id: grant.id } });
  expect(statuses).toEqual({ read: 403, work: 403, export: 403, [right]: 200 });
});

describe.each([uids['free-class'], uids.contact, uids.career])('the entries of %s', (uid) => {
  const path = `/content-manager/collection-types/${uid}`;

  it('are changed only at the desk', async () => {
    const kind = Object.entries(uids).find(([, known]) => known === uid)?.[0] as 'contact';
    const id = await lead(cms, kind);
    expect((await desk.post(path, { name: 'x' })).status).toBe(403);
    expect((await desk.post(`${path}/actions/bulkDelete`, { documentIds: [id] })).status).toBe(403);
    expect((await desk.remove(`${path}/${id}`)).status).toBe(403);
  });

  it('are looked up at the desk, and not in Strapi’s lists', async () => {
    for (const staff of ['marketing', 'admissions', 'finance'] as const) {
      expect((await desk.get(path, staff)).status).toBe(403);
    }
    expect((await request(cms.url).get(path)).status).toBe(401);
  });
});

it('shows nothing of enquiries in the public API', async () => {
  for (const name of ['free-class-requests', 'contact-messages', 'career-applications']) {
    for (const path of [`/api/${name}`, `/api/enquiries/${name}`]) {
      expect((await request(cms.url).get(path)).status).toBe(404);
    }
  }
});

it('keeps what the desk writes about enquiries out of Strapi’s lists', async () => {
  for (const name of ['event', 'scheduled-class', 'class-report', 'view', 'privacy-record']) {
    const path = `/content-manager/collection-types/plugin::enquiries.${name}`;
    expect([403, 404]).toContain((await desk.get(path)).status);
  }
});
