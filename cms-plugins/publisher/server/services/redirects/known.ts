import type { Core } from '@strapi/strapi';
import { redirectRows } from './redirects';
import { own } from '../own';

/** An address that an entry had before. */
export interface Former {
  from: string;
  /** The redirect made for it; null where there is none at present. */
  redirect: string | null;
}

/** What is remembered of an entry whose address changed, or that was taken from the site. */
export interface Known {
  /** Where it was published last. */
  at: string | null;
  /** Where what was made leads. */
  to: string | null;
  former: Former[];
}

/** How many of an entry's former addresses are led on, newest first. */
const mostFormer = 50;

const entryNote = (documentId: string) => `addresses:${documentId}`;

/** By the redirect: of which entry it was made. */
const redirectNote = (documentId: string) => `redirect:${documentId}`;

export interface KnownAddresses {
  has: (documentId: string) => Promise<boolean>;
  /** Without what staff have made theirs since: a redirect that they changed or took away. */
  read: (documentId: string) => Promise<Known>;
  write: (documentId: string, known: Known) => Promise<void>;
  forget: (documentId: string) => Promise<void>;
  make: (documentId: string, from: string, to: string) => Promise<string>;
  remove: (redirect: string) => Promise<void>;
  /** Whether the server made it, and nobody has changed it since. */
  isMade: (redirect: { documentId: string; from: string; to: string }) => Promise<boolean>;
}

export function knownAddresses(strapi: Core.Strapi): KnownAddresses {
  const notes = () => own(strapi, 'notes');
  const rows = redirectRows(strapi);

  async function isStillOurs({ from, redirect }: Former, to: string | null): Promise<boolean> {
    if (redirect === null) return true;
    const row = await rows.published(redirect);
    return row !== null && row.from === from && row.to === to;
  }

  const service: KnownAddresses = {
    has: async (documentId) => (await notes().read(entryNote(documentId))) !== null,

    async read(documentId) {
      const known = await notes().read<Known>(entryNote(documentId));
      if (known === null) return { at: null, to: null, former: [] };
      const former: Former[] = [];
      for (const one of known.former) {
        if (await isStillOurs(one, known.to)) former.push(one);
        else if (one.redirect !== null) await notes().remove(redirectNote(one.redirect));
      }
      return { ...known, former };
    },

    write: (documentId, { at, to, former }) =>
      notes().write(entryNote(documentId), { at, to, former: former.slice(-mostFormer) }),

    forget: (documentId) => notes().remove(entryNote(documentId)),

    async make(documentId, from, to) {
      const redirect = await rows.make(from, to);
      await notes().write(redirectNote(redirect), { of: documentId });
      return redirect;
    },

    async remove(redirect) {
      await rows.remove(redirect);
      await notes().remove(redirectNote(redirect));
    },

    async isMade({ documentId, from, to }) {
      const note = await notes().read<{ of: string }>(redirectNote(documentId));
      if (note === null) return false;
      const known = await notes().read<Known>(entryNote(note.of));
      return known?.to === to && known.former.some((one) => one.redirect === documentId && one.from === from);
    },
  };
  return service;
}
