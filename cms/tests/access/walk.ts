import request from 'supertest';
import { logIn, newParent } from '../accounts/parent';
import { buildToken, type Cms } from '../start-cms';
import { logInStaff, type Staff } from '../staff';

const actors = [
  ...['anonymous', 'parent', 'build'],
  ...['superAdmin', 'marketing', 'admissions', 'finance', 'teacher'],
] as const;

export type Actor = (typeof actors)[number];

export interface Route {
  method: string;
  path: string;
}

/** Real values for the parameters of addresses, so that the answer is about permission and not about a bad address. */
const values: Record<string, string> = {
  model: 'api::testimonial.testimonial',
  uid: 'api::testimonial.testimonial',
  contentType: 'api::testimonial.testimonial',
};

/** Not called: routes that end the caller's own session, and routes that open a stream. */
const left = /\/logout$|^(?!\/payments\/).*\/sessions|\/transfer\/runner\/|^\/_health$/;

/** Whether a route is called at all. */
export const isWalked = (name: string): boolean => !left.test(name);

/** Every address Strapi answers at. */
export function everyRoute({ strapi }: Cms): Route[] {
  const layers = strapi.server.listRoutes() as { methods: string[]; path: string }[];
  return layers.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== 'HEAD').map((method) => ({ method, path })),
  );
}

/** All of them that are called. */
export const listRoutes = (cms: Cms): Route[] => everyRoute(cms).filter(({ path }) => !left.test(path));

/** Calls a route as every actor and returns who was let in: whose answer was neither 401 nor 403. */
export async function whoIsLetIn(cms: Cms, route: Route, authorization: Authorization): Promise<Actor[]> {
  // The super admin may do everything, and this test must not delete anything.
  const asked = actors.filter((actor) => actor !== 'superAdmin' || route.method === 'GET');
  const statuses = await Promise.all(asked.map((actor) => ask(cms.url, route, authorization[actor])));
  return asked.filter((_, index) => statuses[index] !== 401 && statuses[index] !== 403);
}

export type Authorization = Record<Actor, string | null>;

export async function authorize(cms: Cms): Promise<Authorization> {
  const staff: Record<Staff, string> = await logInStaff(cms);
  const { token } = await logIn(cms, await newParent(cms, 'parent'));
  return { anonymous: null, parent: `Bearer ${token}`, build: `Bearer ${buildToken}`, ...staff };
}

async function ask(url: string, { method, path }: Route, authorization: string | null): Promise<number> {
  const call = request(url)[method.toLowerCase() as 'get'](fillIn(path));
  if (authorization !== null) void call.set('Authorization', authorization);
  const { status } = await call;
  return status;
}

/** An address with a value for each parameter. */
export function fillIn(path: string, valueFor = (name: string): string => valueOf(path, name)): string {
  return path
    .replace(/\((?:[^()]|\([^()]*\))*\)$/, 'anything')
    .replace(/:(\w+)\*?/g, (_, name: string) => valueFor(name));
}

function valueOf(path: string, name: string): string {
  if (path.includes('/single-types/')) return 'api::home-page.home-page';
  if (path.includes('/components/')) return 'shared.seo';
  return values[name] ?? '1';
}
