import request from 'supertest';
import { career, idempotencyHeader } from '@lanternway/contracts/enquiries/site';
import type { Cms } from '../start-cms';
import { pdf } from './documents';
import { multipart, multipartType, type Part } from './multipart';

type Server = Pick<Cms, 'url'>;

let used = 0;

/** An address that has never been used before. */
export const newSender = (name = 'sender'): string =>
  `${name}.${String((used += 1))}.${String(process.pid)}@example.com`;

/* Correct values, so that only one thing is wrong */

export const rightFreeClass = (email = newSender()) => ({
  name: 'Asha Rao',
  course: 'math',
  grade: 4,
  parentEmail: email,
  parentPhone: '+919800012345',
  notes: 'After school, please.',
});

export const rightCodingClass = (email = newSender()) => ({
  name: 'Noah Chen',
  course: 'coding',
  age: 11,
  parentEmail: email,
  parentPhone: '+14155550123',
  notes: 'He likes games.',
});

export const rightMessage = (email = newSender()) => ({
  name: 'Meera Rao',
  email,
  message: 'Do you teach on Sundays?',
});

export const rightApplication = (email = newSender()): Record<string, string> => ({
  name: 'Kavya Iyer',
  email,
  mobileNo: '+919800054321',
  course: 'Math Instructor',
});

/* Sending */

export function sendJson({ url }: Server, path: string, body: object, key?: string): request.Test {
  const test = request(url).post(path);
  if (key !== undefined) void test.set(idempotencyHeader, key);
  return test.send(body);
}

/** The fields of an application as parts. */
export const fieldParts = (fields: Record<string, string>): Part[] =>
  Object.entries(fields).map(([name, content]) => ({ name, content }));

export const resumePart = (content = pdf(), filename = 'resume.pdf', type = 'application/pdf'): Part => ({
  name: 'resume',
  content,
  filename,
  type,
});

interface Sending {
  path?: string;
  type?: string;
  key?: string;
}

export function sendParts({ url }: Server, parts: readonly Part[], sending: Sending = {}): request.Test {
  const { path = career.path, type = multipartType, key } = sending;
  const test = request(url).post(path).set('Content-Type', type);
  if (key !== undefined) void test.set(idempotencyHeader, key);
  return test.serialize((body: unknown) => body as string).send(multipart(parts));
}

export const sendApplication = (
  server: Server,
  { fields = rightApplication(), resume = resumePart() } = {},
  key?: string,
): request.Test => sendParts(server, [...fieldParts(fields), resume], key === undefined ? {} : { key });
