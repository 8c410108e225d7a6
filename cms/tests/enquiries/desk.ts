import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import type { InboxPage } from '@lanternway/contracts/enquiries/staff';
import { readItem } from '@lanternway/contracts/enquiries/staff-calls';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import request from 'supertest';
import { logInStaff, type Staff } from '../staff';
import type { Cms } from '../start-cms';
import { make } from './made';

/** The admissions desk, called as its pages call it. */
export interface Desk {
  get: (path: string, staff?: Staff) => request.Test;
  post: (path: string, body: object, staff?: Staff) => request.Test;
  remove: (path: string, staff?: Staff) => request.Test;
  inbox: (query?: string, staff?: Staff) => Promise<InboxPage>;
  /** The document ids of a page. */
  ids: (query?: string, staff?: Staff) => Promise<string[]>;
  item: (kind: EnquiryKind, id: string) => Promise<EnquiryDetail>;
  /** Changes the current version of an enquiry. */
  change: (kind: EnquiryKind, id: string, what: string, body?: object) => Promise<request.Response>;
  staffId: (staff: Staff) => Promise<number>;
}

export const itemPath = (kind: EnquiryKind, id: string): string => pathTo(readItem, { kind, id });

export async function openDesk(cms: Cms): Promise<Desk> {
  const authorization = await logInStaff(cms);
  const ask = (test: request.Test, staff: Staff = 'admissions') =>
    test.set('Authorization', authorization[staff]);
  const desk: Desk = {
    get: (path, staff) => ask(request(cms.url).get(path), staff),
    post: (path, body, staff) => ask(request(cms.url).post(path), staff).send(body),
    remove: (path, staff) => ask(request(cms.url).delete(path), staff),
    inbox: async (query = '', staff) =>
      (await desk.get(`/enquiries/inbox${query}`, staff).expect(200)).body as InboxPage,
    ids: async (query, staff) => (await desk.inbox(query, staff)).rows.map(({ id }) => id),
    item: async (kind, id) => (await desk.get(itemPath(kind, id)).expect(200)).body as EnquiryDetail,
    async change(kind, id, what, body = {}) {
      const { version } = await desk.item(kind, id);
      return desk.post(`${itemPath(kind, id)}/${what}`, { version, ...body });
    },
    async staffId(staff) {
      const email = `${staff.toLowerCase()}@lanternway.example`;
      const user = (await cms.strapi.db.query('admin::user').findOne({ where: { email } })) as { id: number };
      return user.id;
    },
  };
  return desk;
}

/** An enquiry as the forms store it, with a value for each field that the search covers. */
export function lead(
  cms: Cms,
  kind: EnquiryKind,
  told: { name?: string; email?: string; phone?: string } & Record<string, unknown> = {},
): Promise<string> {
  const { name = 'Asha Rao', email = 'asha@example.com', phone, ...rest } = told;
  const phoneDigits = phone?.replace(/\D/g, '') ?? null;
  const phones = {
    'free-class': { parentPhone: phone ?? null },
    contact: {},
    career: { mobileNo: phone ?? '' },
  };
  const searchText = `${name} ${email} ${phoneDigits ?? ''}`.toLowerCase().trim();
  return make(cms, kind, email, {
    name,
    phoneDigits,
    searchText,
    stage: 'new',
    version: 0,
    isSuspect: false,
    ...phones[kind],
    ...rest,
  });
}

/** Removes every enquiry. */
export async function emptyInbox(cms: Cms): Promise<void> {
  for (const name of ['free-class-request', 'contact-message', 'career-application'] as const) {
    await cms.strapi.db.query(`plugin::enquiries.${name}`).deleteMany({});
  }
}

/** Of an enquiry that was received so many hours ago. */
export const ago = (hours: number) => ({ receivedAt: hoursFromNow(-hours) });

export const hoursFromNow = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);

export const messageOf = (answer: request.Response): string =>
  (answer.body as { error?: { message?: string } }).error?.message ?? '';
