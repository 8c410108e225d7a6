import request from 'supertest';

/**
 * What every public form must refuse or withstand, shared by the tests of accounts and of enquiries.
 */

export interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
  text: string;
}

/** What is wrong with a refusal, apart from its status. */
export function faultsIn({ status, body, headers, text }: Answer): string[] {
  const faults: string[] = [];
  if (status < 400 || status >= 500) faults.push(`is no 4xx but ${String(status)}`);
  if (!hasShape(body)) faults.push(`has not the shape: ${text.slice(0, 200)}`);
  if (headers['cache-control'] !== 'no-store') faults.push('may be stored');
  // “Please select a role.” is a sentence of a form; every other `select` would be a query.
  if (/\bat [^"]*:\d+|node_modules|select (?!a role)|insert |Error:|\/private\//i.test(text))
    faults.push('shows internals');
  return faults;
}

function hasShape(body: unknown): boolean {
  const { success, message } = (body ?? {}) as { success?: unknown; message?: unknown };
  return success === false && typeof message === 'string' && /^[A-Z][^{}<>]{3,120}$/.test(message);
}

/** What is wrong with the refusal of one field. */
export function faultsAt(field: string, answer: Answer): string[] {
  const { errors } = answer.body as { errors?: Record<string, string> };
  const faults = faultsIn(answer);
  if (answer.status !== 422) faults.push(`has status ${String(answer.status)}`);
  if (typeof errors?.[field] !== 'string' || errors[field] === '') faults.push('names no field');
  return faults;
}

interface Raw {
  body: string | Buffer;
  type?: string | undefined;
  encoding?: string | undefined;
  authorization?: string;
}

/** Sends text unchanged. */
export function sendRaw(
  url: string,
  path: string,
  { body, type = 'application/json', encoding, authorization }: Raw,
) {
  const test = request(url).post(path);
  if (type !== '') void test.set('Content-Type', type);
  if (encoding !== undefined) void test.set('Content-Encoding', encoding);
  if (authorization !== undefined) void test.set('Authorization', authorization);
  return test.serialize((sent: unknown) => sent as string).send(body);
}

/** A correct body except for one field; `undefined` leaves it out. */
export function bodyWith(right: Record<string, unknown>, field: string, json: string | undefined): string {
  const others = Object.entries(right).filter(([name]) => name !== field);
  const parts = others.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  if (json !== undefined) parts.push(`${JSON.stringify(field)}:${json}`);
  return `{${parts.join(',')}}`;
}

type Value = [what: string, json: string | undefined];

/** Empty values: accepted only in an optional field. */
export const emptyValues: Value[] = [
  ['left out', undefined],
  ['empty', '""'],
  ['null', 'null'],
];

/** Values that no field accepts, as JSON. */
export const badValues: Value[] = [
  ['a number', '123456789012345678'],
  ['a number of six digits', '123456'],
  ['zero', '0'],
  ['more than there are numbers', '1e400'],
  ['true', 'true'],
  ['a list', '["a"]'],
  ['an empty list', '[]'],
  ['an object', '{}'],
  ['an operator that matches anything', '{"$ne":null}'],
  ['another such operator', '{"$gt":""}'],
  ['a NUL', '"a\\u0000b"'],
  ['a bell', '"a\\u0007b"'],
  ['an escape', '"a\\u001bb"'],
  ['a delete', '"a\\u007fb"'],
  ['half a character', '"a\\ud800b"'],
  ['the other half', '"a\\udc00b"'],
  ['far too long', JSON.stringify('x'.repeat(10_000))],
];

/** Odd values that some fields accept and others refuse. More would bring a login to its limit of attempts. */
export const oddValues: Value[] = [
  ['only spaces', '"     "'],
  ['300 characters', JSON.stringify('x'.repeat(300))],
  ['emoji', '"👩🏽‍🚀👩🏽‍🚀"'],
  ['a name of every object', '"__proto__"'],
  ['markup', '"<script>alert(1)</script>"'],
  ['a template', '"{{7*7}} ${7*7} <%= 7*7 %>"'],
  ['an end of a statement', `"'; drop table up_users; drop table enquiries_messages; --"`],
  ['text that changes its direction', '"abc\\u202edef"'],
];

/** Whole bodies that every form refuses, with the status it answers. */
export const badBodies: [what: string, body: string, status: number][] = [
  ['is no JSON', '{"email":', 400],
  ['is a list', '[]', 400],
  ['is a list of operators', '[{"$ne":null}]', 400],
  ['is a bare word', '"email"', 400],
  ['is a number', '1', 400],
  ['is null', 'null', 400],
  ['would change what every object is', '{"__proto__":{"isAdmin":true}}', 400],
  ['has none of the fields', '{}', 422],
  ['has other fields', '{"$where":"1","role":1,"confirmed":true,"status":"enrolled","ownerId":1}', 422],
  ['is nested twenty thousand times', `{"email":${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 400],
  ['is too large', JSON.stringify({ email: 'x'.repeat(100_000) }), 413],
  ['is much too large', JSON.stringify({ email: 'x'.repeat(2_000_000) }), 413],
];

/** Kinds of content that no JSON form accepts. */
export const badTypes: [what: string, type: string, body: string][] = [
  ['XML', 'application/xml', '<email>a@b.co</email>'],
  ['text', 'text/plain', '{"email":"a@b.co"}'],
  ['a form', 'application/x-www-form-urlencoded', 'email[$ne]=x&password[$ne]=x'],
  ['a form with files', 'multipart/form-data; boundary=x', '--x--'],
  ['bytes', 'application/octet-stream', 'email'],
  ['something that only sounds like JSON', 'text/json', '{}'],
  ['something without a name', '', '{"email":"a@b.co"}'],
];
