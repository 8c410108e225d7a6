import request from 'supertest';
import type { AnyObject, ObjectSchema } from 'yup';
import { ourTypes } from '../columns/model';
import type { Cms } from '../start-cms';
import { isRead, longestOf, textsIn, type Known } from './longest';

/** A call with everything at its longest. */
interface Call {
  /** As the server lists it: `POST /enquiries/items/:kind/:id/notes`. */
  route: string;
  /** The values for `:id` and the like. */
  at?: Record<string, string | number>;
  request?: ObjectSchema<AnyObject>;
  known?: Known;
  /** The `Authorization` header. */
  as?: string;
  /** Fields that cannot be found in the database as text: passwords, and what is cut on purpose. */
  unkept?: string[];
  /** The expected status, if the call is refused for another reason than the length. */
  refused?: number;
  /** Sends the body in another way. */
  send?: (test: request.Test, body: AnyObject) => request.Test;
}

export interface Walk {
  /** Returns the body of the answer, after everything that was accepted is found in the database. */
  ask: <Answer = AnyObject>(call: Call) => Promise<Answer>;
  walked: Set<string>;
}

export function beginWalk(cms: Cms): Walk {
  const walked = new Set<string>();
  return {
    walked,
    async ask<Answer>({ route, at = {}, request: schema, known, as, unkept = [], refused, send }: Call) {
      walked.add(route);
      const [method = '', path = ''] = route.split(' ');
      const sent = schema === undefined ? {} : longestOf(schema, known);
      const filled = path.replace(/:(\w+)/g, (_, name: string) => String(at[name] ?? `:${name}`));
      const test = request(cms.url)[method.toLowerCase() as 'get'](filled);
      if (as !== undefined) void test.set('Authorization', as);
      const { status, body, text } = await begin(test, method, sent, send);
      const expected = refused ?? 200;
      if (refused === undefined ? status < 200 || status > 299 : status !== expected)
        throw new Error(`${route} answers ${String(status)}: ${text.slice(0, 500)}`);
      const read = Object.entries(sent).filter(([name]) => schema !== undefined && isRead(schema, name));
      const kept = Object.fromEntries(read.filter(([name]) => !unkept.includes(name)));
      if (method === 'POST' && refused === undefined) await expectKept(cms, route, kept);
      return body as Answer;
    },
  };
}

function begin(test: request.Test, method: string, sent: AnyObject, send: Call['send']): request.Test {
  if (send !== undefined) return send(test, sent);
  return method === 'POST' ? test.send(sent) : test.query(sent);
}

/** Shorter texts would be found by chance. */
const leastToFind = 30;

/** Every accepted text is stored whole: in a row, in its JSON, or among the settings. */
async function expectKept(cms: Cms, route: string, sent: AnyObject): Promise<void> {
  const texts = textsIn(sent).filter((text) => text.length >= leastToFind);
  if (texts.length === 0) return;
  const kept = (await everythingKept(cms)).join('\n');
  const lost = texts.filter((text) => !kept.includes(text.trim()));
  if (lost.length > 0)
    throw new Error(`${route} has accepted and not kept: ${lost.join(' | ').slice(0, 500)}`);
}

async function everythingKept(cms: Cms): Promise<string[]> {
  const kept: string[] = [];
  for (const uid of [...ourTypes(cms), 'strapi::core-store'])
    kept.push(...textsIn(await cms.strapi.db.query(uid as never).findMany({})));
  // Settings are JSON in a text.
  return kept.map((text) =>
    text.replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );
}

/** Strapi's addresses. The addresses of content are filtered out too: the public only reads them. */
const theirs =
  /^\S+ (\/$|\/(admin|content-manager|content-type-builder|upload|uploads|i18n|users-permissions|email|_health|\(\(|api\/(upload|i18n|content-type-builder|connect|email|users))|\/\()/;

/** All our own routes, as the server lists them: those that are neither Strapi's nor content. */
export function ourRoutes({ strapi }: Cms): string[] {
  const content = Object.values(strapi.contentTypes as unknown as Record<string, Type>)
    .filter(({ uid }) => uid.startsWith('api::'))
    .flatMap(({ info }) => [info.pluralName, info.singularName]);
  const layers = strapi.server.listRoutes() as { methods: string[]; path: string }[];
  return layers
    .filter(({ path }) => !content.includes(path.split('/')[2] ?? '') || !path.startsWith('/api/'))
    .flatMap(({ methods, path }) =>
      methods.filter((name) => name !== 'HEAD').map((name) => `${name} ${path}`),
    )
    .filter((route) => !theirs.test(route));
}

interface Type {
  uid: string;
  info: { pluralName: string; singularName: string };
}
