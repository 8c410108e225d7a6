// Databases: SQLite, as permissions decide who is let in, before a row is read.
import { publishingPermissions } from '@lanternway/contracts/publishing/staff';
import { authorize, listRoutes, whoIsLetIn, type Authorization } from '../access/walk';
import { serveCms } from '../serve-cms';
import { openDesk, type Desk } from './desk';
import { categoryUid } from './publishing';

const cms = serveCms();
let desk: Desk;
let authorization: Authorization;

beforeAll(async () => {
  desk = await openDesk(cms);
  authorization = await authorize(cms);
});

it('is closed, every route of it, to everyone who does not publish', async () => {
  const routes = listRoutes(cms).filter(({ path }) => path.startsWith('/publisher/'));
  expect(routes.length).toBeGreaterThan(9);
  for (const route of routes) {
    const others = (await whoIsLetIn(cms, route, authorization)).filter(
      (actor) => actor !== 'superAdmin' && actor !== 'marketing',
    );
    expect({ route, others }).toEqual({ route, others: [] });
  }
});

const rights = {
  read: ['/publisher/state', '/publisher/builds', '/publisher/builds/1', '/publisher/orders'],
  publish: ['POST /publisher/publish', 'POST /publisher/builds/1/roll-back'],
  schedule: ['/publisher/schedules', '/publisher/entries', 'POST /publisher/schedules'],
  preview: ['POST /publisher/preview'],
  health: ['/publisher/health', '/publisher/reviews', 'POST /publisher/health/settings'],
  publishAlone: ['POST /publisher/approvals/setting'],
} as const satisfies Record<keyof typeof publishingPermissions, readonly string[]>;

it.each(Object.entries(publishingPermissions))(
  'lets nobody do what was not granted to him: %s',
  async (right, action) => {
    const grants = cms.strapi.db.query('admin::permission');
    const role = await cms.strapi.db.query('admin::role').findOne({ where: { code: 'admissions' } });
    const data = { action, conditions: [], role: (role as { id: number }).id };
    const grant = (await grants.create({ data })) as { id: number };
    const open: string[] = [];
    for (const address of Object.values(rights).flat()) {
      const [path = '', method] = address.split(' ').reverse();
      const body = { uid: categoryUid, documentId: 'nobodys' };
      const asked = method === 'POST' ? desk.post(path, body, 'admissions') : desk.get(path, 'admissions');
      if ((await asked).status !== 403) open.push(address);
    }
    await grants.delete({ where: { id: grant.id } });
    // A preview also needs the right to read the entry, which admissions does not have.
    expect(open).toEqual(right === 'preview' ? [] : [...rights[right as keyof typeof rights]]);
  },
);

it('keeps its tables from who publishes', async () => {
  for (const name of ['build', 'change', 'schedule', 'lease', 'note']) {
    const path = `/content-manager/collection-types/plugin::publisher.${name}`;
    expect((await desk.get(path)).status).toBe(403);
  }
});
