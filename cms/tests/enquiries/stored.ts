import type { Cms } from '../start-cms';
import { until } from '../mailer/mails';

export const freeClassUid = 'plugin::enquiries.free-class-request';
export const contactUid = 'plugin::enquiries.contact-message';

/** The fields of every stored enquiry; the others are compared as a whole. */
export interface StoredRow {
  id: number;
  documentId: string;
  name: string;
  receivedAt: string;
  touchedAt: string;
  createdAt: string;
  updatedAt: string;
  publishedAt: string;
  announcedAt: string | null;
  repeatKey: string | null;
  resumeKey?: string | null;
}

export const rowsOf = ({ strapi }: Cms, uid: string, where: object): Promise<StoredRow[]> =>
  strapi.db.query(uid).findMany({ where, orderBy: { id: 'asc' } });

/** The only row that matches. */
export async function onlyRow(cms: Cms, uid: string, where: object): Promise<StoredRow> {
  const [row, ...others] = await rowsOf(cms, uid, where);
  if (row === undefined || others.length > 0)
    throw new Error(`There are ${String(others.length)} more, or none.`);
  return row;
}

/** Waits until the mails about all of them are in the outbox. */
export const untilAnnounced = (cms: Cms, uid: string, where: object): Promise<StoredRow[]> =>
  until(async () => {
    const rows = await rowsOf(cms, uid, where);
    return rows.length > 0 && rows.every(({ announcedAt }) => announcedAt !== null) ? rows : undefined;
  });

interface Careers {
  career: (
    request: object,
    resume: object,
    arrival: object,
  ) => Promise<{ kind: 'stored' | 'repeat'; id: string }>;
}

export const careerService = ({ strapi }: Cms): Careers => strapi.plugin('enquiries').service('intake');
