import type { Core } from '@strapi/strapi';
import { readNote, removeNote, writeNote } from '../builds/notes';
import { addRedirect, findPublishedRedirect, removeRedirect, type NewRedirect } from './rows';

/* What is remembered of an entry whose address changed, or that was taken from the site. */

/** An address that an entry had before. */
export interface FormerAddress {
  from: string;
  /** The redirect made for it; null where there is none at present. */
  redirect: string | null;
}

export interface EntryAddresses {
  /** The address at which it was published last. */
  at: string | null;
  /** Where the redirects made for it lead. */
  to: string | null;
  former: FormerAddress[];
}

/** The newest former addresses of an entry that still have a redirect. */
const maxFormer = 50;

const entryNote = (documentId: string) => `addresses:${documentId}`;

/** By the redirect: for which entry it was made. */
const redirectNote = (documentId: string) => `redirect:${documentId}`;

/** Whether anything is remembered of an entry's addresses. */
export const hasFormerAddresses = async (strapi: Core.Strapi, documentId: string): Promise<boolean> =>
  (await readNote(strapi, entryNote(documentId))) !== null;

/** Leaves out the redirects that staff changed or removed: those are theirs now. */
export async function readAddresses(strapi: Core.Strapi, documentId: string): Promise<EntryAddresses> {
  const known = await readNote<EntryAddresses>(strapi, entryNote(documentId));
  if (known === null) return { at: null, to: null, former: [] };
  const former: FormerAddress[] = [];
  for (const one of known.former) {
    if (await isStillOurs(strapi, one, known.to)) former.push(one);
    else if (one.redirect !== null) await removeNote(strapi, redirectNote(one.redirect));
  }
  return { ...known, former };
}

async function isStillOurs(
  strapi: Core.Strapi,
  { from, redirect }: FormerAddress,
  to: string | null,
): Promise<boolean> {
  if (redirect === null) return true;
  const row = await findPublishedRedirect(strapi, redirect);
  return row !== null && row.from === from && row.to === to;
}

/** Remembers the addresses of an entry. */
export const writeAddresses = (
  strapi: Core.Strapi,
  documentId: string,
  { at, to, former }: EntryAddresses,
): Promise<void> => writeNote(strapi, entryNote(documentId), { at, to, former: former.slice(-maxFormer) });

/** Forgets the addresses of an entry that is deleted. */
export const forgetAddresses = (strapi: Core.Strapi, documentId: string): Promise<void> =>
  removeNote(strapi, entryNote(documentId));

/** Makes a redirect for an entry, and remembers that the server made it. */
export async function makeRedirect(
  strapi: Core.Strapi,
  documentId: string,
  made: NewRedirect,
): Promise<string> {
  const redirect = await addRedirect(strapi, made);
  await writeNote(strapi, redirectNote(redirect), { of: documentId });
  return redirect;
}

/** Remembers that the redirects made for an entry lead somewhere else by now: they led to a page that moved or went. */
export async function followMade(strapi: Core.Strapi, redirect: string, to: string): Promise<void> {
  const note = await readNote<{ of: string }>(strapi, redirectNote(redirect));
  const known = note === null ? null : await readNote<EntryAddresses>(strapi, entryNote(note.of));
  if (note !== null && known !== null) await writeAddresses(strapi, note.of, { ...known, to });
}

/** Removes a redirect that the server made, and the note about it. */
export async function removeMadeRedirect(strapi: Core.Strapi, redirect: string): Promise<void> {
  await removeRedirect(strapi, redirect);
  await removeNote(strapi, redirectNote(redirect));
}

/** Whether the server made a redirect, and nobody has changed it since. */
export async function isMadeRedirect(
  strapi: Core.Strapi,
  { documentId, from, to }: { documentId: string; from: string; to: string },
): Promise<boolean> {
  const note = await readNote<{ of: string }>(strapi, redirectNote(documentId));
  if (note === null) return false;
  const known = await readNote<EntryAddresses>(strapi, entryNote(note.of));
  return known?.to === to && known.former.some((one) => one.redirect === documentId && one.from === from);
}
