import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { own } from '../own';

export interface RedirectRow {
  id: number;
  documentId: string;
  from: string;
  to: string;
  publishedAt: string | Date | null;
}

/**
 * The rows of redirects. They are written below the content rules, which are for people: a page that moves must not be
 * stopped by what somebody once wrote about an address, and what is written here keeps to the rules by itself.
 */
export interface RedirectRows {
  make: (from: string, to: string) => Promise<string>;
  /** Leads the redirect, draft and published, to another address than it did. */
  lead: (documentId: string, did: string, to: string) => Promise<void>;
  remove: (documentId: string) => Promise<void>;
  /** Takes it from the site; the draft stays. */
  unpublish: (documentId: string) => Promise<void>;
  /** What is published of it. */
  published: (documentId: string) => Promise<RedirectRow | null>;
  publishedFrom: (address: string) => Promise<RedirectRow | null>;
  /** Drafts and published ones. */
  leadingTo: (address: string) => Promise<RedirectRow[]>;
}

const isPublished = { publishedAt: { $notNull: true } };

export function redirectRows(strapi: Core.Strapi): RedirectRows {
  const rows = () => strapi.db.query(readConfig(strapi).redirectUid);
  return {
    async make(from, to) {
      const now = new Date();
      // The same times on both, or staff would read that the draft differs.
      const words = { from, to, permanent: true, createdAt: now, updatedAt: now };
      const { documentId } = (await rows().create({ data: { ...words, publishedAt: null } })) as RedirectRow;
      await rows().create({ data: { ...words, documentId, publishedAt: now } });
      return documentId;
    },

    async lead(documentId, did, to) {
      await rows().updateMany({ where: { documentId, to: did }, data: { to } });
      await own(strapi, 'entries').touch(readConfig(strapi).redirectUid, documentId);
    },

    async remove(documentId) {
      await rows().deleteMany({ where: { documentId } });
    },

    async unpublish(documentId) {
      await rows().deleteMany({ where: { documentId, ...isPublished } });
    },

    published: (documentId) => rows().findOne({ where: { documentId, ...isPublished } }),

    publishedFrom: (address) => rows().findOne({ where: { from: address, ...isPublished } }),

    leadingTo: (address) => rows().findMany({ where: { to: address } }),
  };
}
