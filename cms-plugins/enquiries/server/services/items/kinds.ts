import { cutText } from '@lanternway/contracts/fields/cut-text';
import { toTypedSearchForm } from '@lanternway/server-kit/text-forms';
import type { RowOf } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import type { WishedTimes } from '@lanternway/contracts/classes/wishes';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { EnquiryStatus } from '@lanternway/contracts/enquiries/staff';
import { careerApplicationUid } from '../../content-types/career-application';
import { contactMessageUid } from '../../content-types/contact-message';
import { freeClassRequestUid } from '../../content-types/free-class-request';
import type { sentAttributes } from '../../content-types/sent-fields';

/** What the desk keeps of every enquiry, as Strapi's query layer reads it. */
export interface DeskRow {
  id: number;
  documentId: string;
  name: string;
  stage: EnquiryStatus;
  ownerId: number | null;
  replyBy: string | null;
  nextStep: string | null;
  nextStepAt: string | null;
  mergedInto: string | null;
  isSuspect: boolean;
  version: number;
  receivedAt: string;
  touchedAt: string;
  searchText: string | null;
  phoneDigits: string | null;
  variant: string | null;
  page: string | null;
  referrer: string | null;
  campaign: Record<string, string> | null;
  policyVersion: number | null;
  zone: string | null;
  announcedAt: string | null;
}

type SentRow<Kind extends EnquiryKind> = RowOf<{ schema: { attributes: (typeof sentAttributes)[Kind] } }>;

export interface FreeClassRow extends DeskRow, SentRow<'free-class'> {
  wanted: { at: string; zone: string; hold?: string; isLost?: true; near?: string[] } | null;
  wantedAt: string | null;
  wish: WishedTimes | null;
  waitsSince: string | null;
  offeredAt: string | null;
  heardFrom: string | null;
}

export type ContactRow = DeskRow & SentRow<'contact'>;

export interface CareerRow extends DeskRow, SentRow<'career'> {
  resumeName: string | null;
  resumeType: string | null;
  resumeBytes: number | null;
  resumeKey: string | null;
}

/** Where an enquiry is stored, and how its kind names what every kind has. */
export interface Kind {
  uid: string;
  table: string;
  /** The attributes, and the e-mail's column. */
  email: 'parentEmail' | 'email';
  emailColumn: 'parent_email' | 'email';
  phone: 'parentPhone' | 'mobileNo' | null;
}

export const kinds: Record<EnquiryKind, Kind> = {
  'free-class': {
    uid: freeClassRequestUid,
    table: 'enquiries_free_classes',
    email: 'parentEmail',
    emailColumn: 'parent_email',
    phone: 'parentPhone',
  },
  contact: {
    uid: contactMessageUid,
    table: 'enquiries_messages',
    email: 'email',
    emailColumn: 'email',
    phone: null,
  },
  career: {
    uid: careerApplicationUid,
    table: 'enquiries_applications',
    email: 'email',
    emailColumn: 'email',
    phone: 'mobileNo',
  },
};

/** A row together with its kind, so that `kind` tells which it is. */
export type Enquiry =
  | { kind: 'free-class'; row: FreeClassRow }
  | { kind: 'contact'; row: ContactRow }
  | { kind: 'career'; row: CareerRow };

/** The one place where what the database answers is taken for what its content type says. */
export const asEnquiry = (kind: EnquiryKind, row: unknown): Enquiry => ({ kind, row }) as Enquiry;

export const emailOf = (enquiry: Enquiry): string =>
  enquiry.kind === 'free-class' ? enquiry.row.parentEmail : enquiry.row.email;

export function phoneOf(enquiry: Enquiry): string | null {
  if (enquiry.kind === 'free-class') return enquiry.row.parentPhone;
  return enquiry.kind === 'career' ? enquiry.row.mobileNo : null;
}

export const isKind = (value: string): value is EnquiryKind => enquiryKinds.some((kind) => kind === value);

export async function findEnquiry(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  documentId: string,
): Promise<Enquiry | null> {
  const row: unknown = await strapi.db.query(kinds[kind].uid).findOne({ where: { documentId } });
  return row === null ? null : asEnquiry(kind, row);
}

/** Every one that fits. `where` speaks in the attributes that the kind has. */
export async function findEnquiries(
  strapi: Core.Strapi,
  kind: EnquiryKind,
  where: object,
  limit?: number,
): Promise<Enquiry[]> {
  const rows: unknown[] = await strapi.db.query(kinds[kind].uid).findMany({
    where,
    orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
    ...(limit === undefined ? {} : { limit }),
  });
  return rows.map((row) => asEnquiry(kind, row));
}

/* What is searched */

export const phoneDigitsOf = (phone: string | null | undefined): string | null =>
  phone === null || phone === undefined ? null : phone.replace(/\D/g, '');

/** The length of the column; and no more bytes than fit into an index of PostgreSQL with the inbox's other columns. */
const searchRoom = { characters: 400, bytes: 1_600 };

/** What `searchText` holds: the same tidying is done to what staff type. Whatever is sent, it fits: no lead is refused for it. */
export const searchTextOf = (name: string, email: string, phone: string | null | undefined): string =>
  cutText(toTypedSearchForm([name, email, phoneDigitsOf(phone) ?? ''].join(' ')), searchRoom);
