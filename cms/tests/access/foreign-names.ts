import request from 'supertest';
import type { Cms } from '../start-cms';
import { fillIn, type Authorization, type Route } from './walk';

/** Properties that every JavaScript object has by itself; we use none of these names. */
const names = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty', '__defineGetter__'];

interface Call {
  path: string;
  body?: string;
  field?: string | undefined;
}

/** The ways in which such a name can be sent: at the top of a body and deep in it, in the query, in the path. */
function callsOf({ method, path }: Route, nameOf: (way: number) => string): Call[] {
  const plain = fillIn(path);
  const [top, deep, field, query, inQuery, inFilters, inPath] = Array.from({ length: 7 }, (_, way) =>
    nameOf(way),
  );
  const inBodies: Call[] = [
    { path: plain, body: `{"${String(top)}":{"isAdmin":true}}` },
    { path: plain, body: `{"data":[{"a":{"${String(deep)}":{"isAdmin":true}}}]}` },
    { path: plain, field },
  ];
  const named = fillIn(path, () => String(inPath));
  return [
    ...(method === 'GET' ? [] : inBodies),
    { path: `${plain}?${String(query)}` },
    { path: `${plain}?${String(inQuery)}[isAdmin]=1&a[${String(inQuery)}]=1` },
    { path: `${plain}?filters[${String(inFilters)}][prototype][isAdmin]=1` },
    ...(named === plain ? [] : [{ path: named }]),
  ];
}

/**
 * Calls a route in each way, with another name each time, and returns the calls that were answered with 500.
 * @param at the index of the route, so that every name is sent in every way to some routes
 */
export async function callWithForeignNames(
  cms: Cms,
  route: Route,
  at: number,
  authorization: Authorization,
): Promise<string[]> {
  const who = route.path.startsWith('/api/') ? authorization.parent : authorization.superAdmin;
  const calls = callsOf(route, (way) => names[(at + way) % names.length] ?? 'constructor');
  const statuses = await Promise.all(calls.map((call) => answerTo(cms.url, route.method, call, who)));
  return calls.flatMap((call, place) =>
    // 503 is correct: there is no site yet, and no service to ask for rates.
    statuses[place] !== 500 ? [] : [`${route.method} ${JSON.stringify(call)}: ${String(statuses[place])}`],
  );
}

async function answerTo(url: string, method: string, call: Call, token: string | null): Promise<number> {
  const asked = request(url)[method.toLowerCase() as 'get'](call.path);
  if (token !== null) void asked.set('Authorization', token);
  if (call.body !== undefined) void asked.set('Content-Type', 'application/json').send(call.body);
  if (call.field !== undefined) void asked.field(call.field, 'x').field(`a[${call.field}]`, 'x');
  const { status } = await asked;
  return status;
}
