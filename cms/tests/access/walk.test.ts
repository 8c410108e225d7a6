// Databases: SQLite, as roles and routes decide who is let in, before a row is read.
import {
  contentTypes,
  parentType,
  publishedRecordTypes,
  serviceTypes,
  servicesAlone,
  settingsTypes,
} from '../../src/access/content-types';
import { isContentRoute } from '@lanternway/contracts/audit/content-deeds';
import { areas } from '@lanternway/contracts/audit/deed';
import { deedAt, deeds } from '@lanternway/contracts/audit/deeds';
import { loginRoute } from '@lanternway/contracts/audit/login-deeds';
import { changesNothing, noDeeds } from '@lanternway/contracts/audit/no-deeds';
import { subjects } from '@lanternway/contracts/audit/subjects';
import * as auditCalls from '@lanternway/contracts/audit/staff-calls';
import * as classCalls from '@lanternway/contracts/classes/staff-calls';
import * as teachingCalls from '@lanternway/contracts/classes/teaching-calls';
import * as deskCalls from '@lanternway/contracts/enquiries/staff-calls';
import * as mailCalls from '@lanternway/contracts/mail/staff-calls';
import * as registerCalls from '@lanternway/contracts/payments/registers/staff-calls';
import * as moneyCalls from '@lanternway/contracts/payments/staff-calls';
import * as publishingCalls from '@lanternway/contracts/publishing/staff-calls';
import request from 'supertest';
import { makeOrder } from '../payments/order-row';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { callWithForeignNames } from './foreign-names';
import { table } from './table';
import {
  authorize,
  everyRoute,
  listRoutes,
  whoIsLetIn,
  type Actor,
  type Authorization,
  type Route,
} from './walk';

const staffCalls = {
  auditCalls,
  classCalls,
  teachingCalls,
  deskCalls,
  mailCalls,
  moneyCalls,
  registerCalls,
  publishingCalls,
};

let home: TestHome;
let cms: Cms;
let authorization: Authorization;

beforeAll(async () => {
  home = await createTestHome();
  // No request may be refused for being one of many.
  cms = await startCms(home, { RATE_LIMIT_SCALE: '1000' });
  authorization = await authorize(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** The super admin is let in wherever any staff are, but is only tried on routes that read. */
function expected(route: Route): Actor[] {
  const group = table.find(({ routes }) => routes.includes(nameOf(route)));
  const who = group?.who ?? (route.path.startsWith('/api/') ? [] : ['superAdmin']);
  return who.filter((actor) => actor !== 'superAdmin' || route.method === 'GET');
}

it('lets in everywhere exactly those who belong there', async () => {
  const routes = listRoutes(cms);
  expect(routes.length).toBeGreaterThan(150);
  const wrong: string[] = [];
  for (const route of routes) {
    const letIn = await whoIsLetIn(cms, route, authorization);
    if (letIn.join() !== expected(route).join()) {
      wrong.push(`${nameOf(route)} lets in ${letIn.join()}, not ${expected(route).join()}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('names no address in its table that does not exist', () => {
  const existing = new Set(listRoutes(cms).map(nameOf));
  expect(table.flatMap(({ routes }) => routes).filter((name) => !existing.has(name))).toEqual([]);
});

it('breaks at no address by a name that all objects answer to, and takes on nothing from one', async () => {
  const before = Object.getOwnPropertyNames(Object.prototype).length;
  const faults: string[] = [];
  for (const [at, route] of listRoutes(cms).entries()) {
    faults.push(...(await callWithForeignNames(cms, route, at, authorization)));
  }
  expect(faults).toEqual([]);
  expect(Object.getOwnPropertyNames(Object.prototype)).toHaveLength(before);
  expect(({} as { isAdmin?: unknown }).isAdmin).toBeUndefined();
});

/** What no form of the Content Manager changes. */
const kept = [...serviceTypes, ...publishedRecordTypes, ...settingsTypes];

it('has every content type in exactly one list: staff publish it, services keep it, or Strapi’s settings do', () => {
  const declared = [...contentTypes, ...kept, parentType].sort();
  expect(declared).toEqual(Object.keys(cms.strapi.contentTypes).sort());
  expect(contentTypes.filter((uid) => !uid.startsWith('api::'))).toEqual([]);
});

describe('the log of what staff do', () => {
  const inAdmin = () =>
    everyRoute(cms).filter(({ path }) => !/^\/(?:api|_health|_sandbox)(?:\/|$)/.test(path));

  it('has a row for every call of staff that changes or exports something', () => {
    const files = Object.values(staffCalls).flatMap((calls) =>
      Object.values(calls).flatMap((call) => ('contentType' in call ? [`${call.method} ${call.path}`] : [])),
    );
    expect(files.length).toBeGreaterThan(5);
    const missing = inAdmin()
      .map((route) => ({ route, name: nameOf(route) }))
      .filter(({ route, name }) => route.method !== 'GET' || files.includes(name))
      .filter(({ name }) => name !== loginRoute && !isContentRoute(name) && !changesNothing(name))
      .filter(({ name }) => deedAt(name) === undefined)
      .map(
        ({ name }) =>
          `${name} changes or exports something and leaves no line in the log. Add a row for it to one of contracts/src/audit/*-deeds.ts (enquiries, classes and mails: desk-deeds; money: money-deeds; publishing: site-deeds; Strapi: admin-deeds), or, if it changes nothing, to noDeeds in contracts/src/audit/no-deeds.ts with the reason.`,
      );
    expect(missing).toEqual([]);
  });

  it('names no call that does not exist, and each deed once', () => {
    const existing = new Set(inAdmin().map(nameOf));
    const named = [...deeds.map(({ route }) => route), ...Object.keys(noDeeds), loginRoute];
    expect(named.filter((name) => !existing.has(name))).toEqual([]);
    expect(new Set(deeds.map(({ action }) => action)).size).toBe(deeds.length);
    for (const { action } of deeds) expect(areas).toContain(action.split('.', 1)[0]);
  });

  it('knows every type that its table names', () => {
    for (const [uid, { title, shows, person }] of Object.entries(subjects)) {
      const { attributes } = cms.strapi.db.metadata.get(uid) as unknown as { attributes: object };
      const named = [title, ...shows, person?.name, person?.email].filter((name) => typeof name === 'string');
      expect([uid, named.filter((name) => !(name in attributes))]).toEqual([uid, []]);
    }
  });
});

describe('what only services change', () => {
  const roles = ['superAdmin', 'marketing', 'admissions', 'finance', 'teacher'] as const;

  /** Every address of the Content Manager that changes entries, with its type filled in. */
  const writesOf = (uid: string): Route[] =>
    listRoutes(cms)
      .filter(({ method, path }) => method !== 'GET' && /^\/content-manager\/.*:model/.test(path))
      .map(({ method, path }) => ({
        method,
        path: path.replace(/:(?!model)\w+/g, '1').replace(':model', uid),
      }));

  const isService = (uid: string): boolean => serviceTypes.some((each) => each === uid);

  /** Creating, changing or removing one entry. */
  const isPlain = ({ method, path }: Route): boolean =>
    path.includes('/collection-types/') &&
    (method !== 'POST' || !/\/(clone|auto-clone|actions)\//.test(path));

  function rolesFor(uid: string, route: Route): readonly (typeof roles)[number][] {
    if (isService(uid) && isPlain(route) && route.method === 'PUT') return roles;
    return isService(uid) || isPlain(route) ? ['superAdmin'] : [];
  }

  async function send({ method, path }: Route, role: (typeof roles)[number], body: object = {}) {
    const call = request(cms.url)[method.toLowerCase() as 'post'](path);
    return call.set('Authorization', authorization[role] ?? '').send(body);
  }

  // The rows of this one go by themselves, once its families are counted.
  const passing = 'plugin::insight.mark';
  const rowsOf = async () =>
    Promise.all(
      kept
        .filter((uid) => uid !== passing)
        .map(async (uid) => [uid, await cms.strapi.db.query(uid).count({})] as const),
    );

  it('is refused to every role at every address of Strapi’s Content Manager, and says why', async () => {
    const before = await rowsOf();
    const wrong: string[] = [];
    expect(writesOf(kept[0] ?? '').length).toBeGreaterThan(14);
    for (const uid of kept) {
      // The super admin has every permission; the other roles are tried often enough to show the same.
      const asked = writesOf(uid).flatMap((route) => rolesFor(uid, route).map((role) => ({ route, role })));
      await Promise.all(
        asked.map(async ({ route, role }) => {
          const { status, body } = await send(route, role, { data: {} });
          const { error } = body as { error?: { message?: string } };
          if (status !== 403 || error?.message !== servicesAlone)
            wrong.push(`${role}: ${nameOf(route)} answers ${String(status)} ${error?.message ?? ''}`);
        }),
      );
    }
    expect(wrong).toEqual([]);
    expect(await rowsOf()).toEqual(before);
  });

  it('leaves an order as it is, whatever the super admin sends', async () => {
    const { documentId } = await makeOrder(cms);
    const order = () => cms.strapi.db.query('plugin::payments.order').findOne({ where: { documentId } });
    const before: unknown = await order();
    const list = '/content-manager/collection-types/plugin::payments.order';
    const one = `${list}/${documentId}`;
    for (const [method, path, body] of [
      ['PUT', one, { amountMinor: 100 }],
      ['POST', `${list}/clone/${documentId}`, { number: 'ORD-COPY' }],
      ['POST', `${list}/actions/bulkDelete`, { documentIds: [documentId] }],
      ['DELETE', one, {}],
    ] as const)
      expect((await send({ method, path }, 'superAdmin', body)).status).toBe(403);
    expect(await order()).toEqual(before);
  });

  it('is in none of Strapi’s menus', async () => {
    const { body } = await request(cms.url)
      .get('/content-manager/content-types')
      .set('Authorization', authorization.superAdmin ?? '')
      .expect(200);
    const { data } = body as { data: { uid: string; isDisplayed: boolean }[] };
    const shown = data.filter(({ isDisplayed }) => isDisplayed).map(({ uid }) => uid);
    expect(shown.sort()).toEqual([...contentTypes, parentType].sort());
  });

  it('is closed to the document service too, by which Strapi’s own parts write', async () => {
    for (const uid of serviceTypes) {
      const documents = cms.strapi.documents(uid as 'plugin::mailer.mail');
      await expect(documents.delete({ documentId: 'any' })).rejects.toThrow(servicesAlone);
      await expect(documents.update({ documentId: 'any', data: {} })).rejects.toThrow(servicesAlone);
    }
  });

  it('leaves to staff a parent’s name, e-mail and block, and neither password nor proof of the e-mail', async () => {
    const users = `/content-manager/collection-types/${parentType}`;
    const parent = (await cms.strapi.db.query(parentType).findOne({})) as {
      documentId: string;
      confirmed: boolean;
      password: string;
    };
    const path = `${users}/${parent.documentId}`;
    const put = (body: object) => send({ method: 'PUT', path }, 'superAdmin', body);
    // The form sends back everything that it shows.
    const shown = { confirmed: parent.confirmed, role: { connect: [], disconnect: [] } };
    expect((await put({ ...shown, fullName: 'Asha Rao' })).status).toBe(200);
    for (const [field, value] of [
      ['password', 'given by staff 7'],
      ['confirmed', !parent.confirmed],
      ['provider', 'other'],
      ['role', { connect: [{ id: 1 }], disconnect: [] }],
    ] as const) {
      const { status, body } = await put({ [field]: value });
      expect([field, status, (body as { error: { message: string } }).error.message]).toEqual([
        field,
        403,
        expect.stringContaining('changed by parents themselves'),
      ]);
    }
    for (const route of [
      { method: 'POST', path: users },
      { method: 'DELETE', path },
      { method: 'POST', path: `${users}/clone/${parent.documentId}` },
      { method: 'POST', path: `${users}/actions/bulkDelete` },
    ])
      expect((await send(route, 'superAdmin', { documentIds: [parent.documentId] })).status).toBe(403);
    const now = (await cms.strapi.db
      .query(parentType)
      .findOne({ where: { documentId: parent.documentId } })) as { password: string; fullName: string };
    expect(now).toMatchObject({ password: parent.password, fullName: 'Asha Rao' });
  });
});
