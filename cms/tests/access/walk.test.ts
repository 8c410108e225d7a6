import { contentTypes, hiddenTypes, keptTypes } from '../../src/access/content-types';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { callWithForeignNames } from './foreign-names';
import { table } from './table';
import { authorize, listRoutes, whoIsLetIn, type Actor, type Authorization, type Route } from './walk';

let home: TestHome;
let cms: Cms;
let authorization: Authorization;

beforeAll(async () => {
  home = await createTestHome();
  // Nobody is to be sent away for asking often.
  cms = await startCms(home, { RATE_LIMIT_SCALE: '1000' });
  authorization = await authorize(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

/** The super admin is let in wherever staff may be at all, and is asked for what only reads. */
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

it('has every content type in the list that access is given by', () => {
  const types = Object.keys(cms.strapi.contentTypes).filter((uid) => uid.startsWith('api::'));
  expect([...contentTypes, ...keptTypes, ...hiddenTypes].sort()).toEqual(types.sort());
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
