// Databases: SQLite, as permissions decide who is let in, before a row is read.
import { financePermissions } from '@lanternway/contracts/payments/staff';
import request from 'supertest';
import { authorize, listRoutes, whoIsLetIn, type Authorization } from '../access/walk';
import { serveCms } from '../serve-cms';
import { openFinance, type Finance } from './finance';
import { makeOrder } from './order-row';

const cms = serveCms();
let finance: Finance;
let authorization: Authorization;

beforeAll(async () => {
  finance = await openFinance(cms);
  authorization = await authorize(cms);
});

it('is closed, every route of it, to everyone outside finance', async () => {
  const routes = listRoutes(cms).filter(({ path }) => path.startsWith('/payments/'));
  expect(routes.length).toBeGreaterThan(20);
  for (const route of routes) {
    const others = (await whoIsLetIn(cms, route, authorization)).filter(
      (actor) => actor !== 'superAdmin' && actor !== 'finance',
    );
    expect({ route, others }).toEqual({ route, others: [] });
  }
});

const rights = {
  read: ['GET', '/payments/orders'],
  work: ['POST', '/payments/orders/nobodys/note'],
  refund: ['POST', '/payments/refunds/nobodys/retry'],
  approve: ['POST', '/payments/refunds/nobodys/approve'],
  export: ['GET', '/payments/orders.csv'],
  settings: ['POST', '/payments/settings'],
} as const satisfies Record<keyof typeof financePermissions, readonly [string, string]>;

it.each(Object.entries(financePermissions))('allows only what was granted: %s', async (right, action) => {
  const grants = cms.strapi.db.query('admin::permission');
  const role = await cms.strapi.db.query('admin::role').findOne({ where: { code: 'admissions' } });
  const data = { action, conditions: [], role: (role as { id: number }).id };
  const grant = (await grants.create({ data })) as { id: number };
  const open: string[] = [];
  for (const [name, [method, path]] of Object.entries(rights)) {
    const answer = await (method === 'GET'
      ? finance.get(path, 'admissions')
      : finance.post(path, { note: 'x' }, 'admissions'));
    if (answer.status !== 403) open.push(name);
  }
  await grants.delete({ where: { id: grant.id } });
  expect(open).toEqual([right]);
});

describe('the entries of orders', () => {
  const path = '/content-manager/collection-types/plugin::payments.order';

  it('are changed only by the desk', async () => {
    const { documentId } = await makeOrder(cms);
    const change = { Authorization: authorization.finance ?? '' };
    expect((await finance.post(path, { name: 'x' })).status).toBe(403);
    expect(
      (await request(cms.url).put(`${path}/${documentId}`).set(change).send({ stage: 'paid' })).status,
    ).toBe(403);
    expect((await request(cms.url).delete(`${path}/${documentId}`).set(change)).status).toBe(403);
  });

  it('are looked up at the desk, and not in Strapi’s lists', async () => {
    for (const staff of ['marketing', 'admissions', 'finance'] as const) {
      expect((await finance.get(path, staff)).status).toBe(403);
    }
    expect((await request(cms.url).get(path)).status).toBe(401);
  });

  it('are in no public API', async () => {
    for (const name of ['orders', 'payments', 'refunds', 'receipts', 'events', 'enrolments']) {
      for (const address of [`/api/${name}`, `/api/payments/${name}`]) {
        expect((await request(cms.url).get(address)).status).toBe(404);
      }
    }
  });
});

it('keeps the records of orders out of Strapi’s lists', async () => {
  for (const name of ['payment', 'provider-order', 'event', 'ledger-entry', 'lease', 'receipt-counter']) {
    const path = `/content-manager/collection-types/plugin::payments.${name}`;
    expect([403, 404]).toContain((await finance.get(path)).status);
  }
});
