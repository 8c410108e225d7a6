import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Cms, TestHome } from '../start-cms';

/** Enquiries written straight into their tables, with any age that a test needs. */
export const uids = {
  'free-class': 'plugin::enquiries.free-class-request',
  contact: 'plugin::enquiries.contact-message',
  career: 'plugin::enquiries.career-application',
  event: 'plugin::enquiries.event',
  class: 'plugin::enquiries.scheduled-class',
  record: 'plugin::enquiries.privacy-record',
} as const;

const dayMs = 24 * 3_600_000;

export const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);

const ofKind = {
  'free-class': (email: string) => ({ name: 'Asha Rao', course: 'math', grade: 4, parentEmail: email }),
  contact: (email: string) => ({ name: 'Meera Rao', email, message: 'Do you teach on Sundays?' }),
  career: (email: string) => ({
    name: 'Kavya Iyer',
    email,
    mobileNo: '+919800054321',
    course: 'Math Instructor',
  }),
};

/** Returns its document id. */
export async function make(
  { strapi }: Cms,
  kind: keyof typeof ofKind,
  email: string,
  told: Record<string, unknown> = {},
): Promise<string> {
  const at = new Date();
  const documentId = randomUUID().slice(0, 24);
  const row = { ...ofKind[kind](email), searchText: email, receivedAt: at, touchedAt: at, announcedAt: at };
  await strapi.db.query(uids[kind]).create({ data: { documentId, ...row, ...told } });
  return documentId;
}

export const addEvent = (
  { strapi }: Cms,
  enquiryId: string,
  told: Record<string, unknown>,
): Promise<unknown> =>
  strapi.db.query(uids.event).create({
    data: { documentId: randomUUID(), enquiryId, what: 'note', at: new Date(), ...told },
  });

export const addClass = ({ strapi }: Cms, enquiryId: string, startsAt: Date): Promise<unknown> =>
  strapi.db.query(uids.class).create({
    data: {
      documentId: randomUUID(),
      enquiryId,
      state: 'scheduled',
      startsAt,
      zone: 'Asia/Kolkata',
      minutes: 45,
      calendarUid: randomUUID(),
    },
  });

export const count = ({ strapi }: Cms, uid: string, where: object = {}): Promise<number> =>
  strapi.db.query(uid).count({ where });

/** All text in all tables, in lower case. */
export async function wholeDatabase({ strapi }: Cms): Promise<string> {
  const knex = strapi.db.connection;
  const names =
    strapi.db.dialect.client === 'postgres'
      ? knex('information_schema.tables').where({ table_schema: 'public' }).pluck<string[]>('table_name')
      : knex('sqlite_master').where({ type: 'table' }).pluck<string[]>('name');
  const tables: unknown[] = [];
  for (const name of await names) tables.push(await knex(name).select());
  return JSON.stringify(tables).toLowerCase();
}

/** The files of the private store. */
export async function storedResumes({ folder }: TestHome): Promise<string[]> {
  const found = await readdir(path.join(folder, 'private', 'resumes'), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => []);
  return found
    .filter((entry) => entry.isFile() && entry.name !== 'installation-id')
    .filter(({ parentPath }) => !parentPath.includes('trash'))
    .map(({ name }) => name);
}
