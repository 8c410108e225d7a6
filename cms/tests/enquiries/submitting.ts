import { randomUUID } from 'node:crypto';
import http from 'node:http';
import {
  career,
  contact,
  freeClass,
  idempotencyHeader,
  type EnquiryKind,
} from '@lanternway/contracts/enquiries/site';
import type { Cms } from '../start-cms';
import { pdf } from './documents';
import { multipart, multipartType } from './multipart';
import { uids } from './refusals';
import { fieldParts, newSender, resumePart, rightApplication, rightFreeClass, rightMessage } from './sending';

/** One filled-in form, which may be sent several times. */
export interface Filling {
  kind: EnquiryKind;
  email: string;
  key: string;
  path: string;
  type: string;
  body: Buffer;
  /** The resume of an application that must be kept. */
  resume: Buffer | null;
}

const json = 'application/json';

/** A new form from a new person. */
export function fillIn(kind: EnquiryKind): Filling {
  const email = newSender(kind);
  const more = { kind, email, key: randomUUID(), type: json, resume: null };
  if (kind === 'free-class')
    return { ...more, path: freeClass.path, body: Buffer.from(JSON.stringify(rightFreeClass(email))) };
  if (kind === 'contact')
    return { ...more, path: contact.path, body: Buffer.from(JSON.stringify(rightMessage(email))) };
  const resume = pdf(email);
  const body = multipart([...fieldParts(rightApplication(email)), resumePart(resume)]);
  return { ...more, path: career.path, type: multipartType, body, resume };
}

const agent = new http.Agent({ keepAlive: true, maxSockets: 60 });

/** Closes the kept connections, so that a test can end. */
export const hangUp = (): void => {
  agent.destroy();
};

/** Sends a form once. Returns the status, or 0 if no answer came. */
export function submit(url: string, { path, type, key, body }: Filling): Promise<number> {
  const headers = { 'Content-Type': type, 'Content-Length': body.length, [idempotencyHeader]: key };
  return new Promise((resolve) => {
    const request = http.request(`${url}${path}`, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      answer.once('close', () => {
        // A broken-off answer does not count.
        resolve(answer.complete ? (answer.statusCode ?? 0) : 0);
      });
    });
    request.once('error', () => {
      resolve(0);
    });
    request.end(body);
  });
}

/** Handles each item, up to the given number at a time. */
export async function inTurns<Item>(
  items: readonly Item[],
  atATime: number,
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const open = [...items].reverse();
  const work = async () => {
    for (let item = open.pop(); item !== undefined; item = open.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

interface Row {
  documentId: string;
  email: string;
  resumeKey: string | null;
}

/** Everything that is stored, as far as it matters here. */
export async function storedEnquiries({ strapi }: Cms): Promise<Row[]> {
  const found = await Promise.all(uids.map((uid) => strapi.db.query(uid).findMany({})));
  return (found.flat() as (Row & { parentEmail?: string })[]).map((row) => ({
    documentId: row.documentId,
    email: row.parentEmail ?? row.email,
    resumeKey: row.resumeKey ?? null,
  }));
}

interface Mail {
  key: string;
  recipient: string;
  state: string;
}

/** The mails in the outbox to those who wrote to us. */
export async function mailsToSenders({ strapi }: Cms): Promise<Mail[]> {
  const where = { key: { $startsWith: 'enquiries.received.' } };
  return strapi.db.query('plugin::mailer.mail').findMany({ where, select: ['key', 'recipient', 'state'] });
}

/** The texts that occur more than once. */
export function doubled(texts: readonly string[]): string[] {
  const seen = new Set<string>();
  return texts.filter((text) => seen.has(text) || !seen.add(text));
}
