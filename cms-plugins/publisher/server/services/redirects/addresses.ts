import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../../config';
import { addressOfEntry, findEntryAt, findVersions, type EntryRow } from '../content/entries';
import { lockUntilCommit } from '../content/locks';
import {
  forgetAddresses,
  hasFormerAddresses,
  isMadeRedirect,
  makeRedirect,
  readAddresses,
  removeMadeRedirect,
  writeAddresses,
  type EntryAddresses,
  type FormerAddress,
} from './former-addresses';
import { findPublishedRedirectFrom, repointRedirect } from './rows';
import { followPage, stepAside } from './staff';

/** What was published of an entry, and what is now; null where nothing is. */
export interface Move {
  uid: string;
  documentId: string;
  before: EntryRow | null;
  after: EntryRow | null;
}

/** Where an entry lived, and where it lives now. */
interface Arrival {
  had: string | null;
  now: string | null;
  /** The page that shows it, its own or another one. */
  page: string | null;
}

/**
 * Makes the old addresses of a page lead to where the page is now. To be called in the transaction in which the entry is
 * published, or taken from the site.
 */
export async function moveRedirects(strapi: Core.Strapi, move: Move): Promise<void> {
  const { uid, documentId, before, after } = move;
  const had = addressOfEntry(strapi, uid, before);
  const now = addressOfEntry(strapi, uid, after);
  if (had === now && (before === null) === (after === null)) return;
  if (had === null && now === null && !(await hasFormerAddresses(strapi, documentId))) return;
  await lockUntilCommit(strapi, 'addresses');
  if (after !== null) {
    const page = ownEntry(readConfig(strapi).types, uid)?.pageOf(after)?.path ?? null;
    await arrive(strapi, documentId, { had, now, page });
    return;
  }
  const { draft } = await findVersions(strapi, uid, documentId);
  await leave(strapi, documentId, had, draft === null);
}

async function arrive(strapi: Core.Strapi, documentId: string, { had, now, page }: Arrival): Promise<void> {
  if (now !== null) await refuseTaken(strapi, now, documentId);
  const known = await readAddresses(strapi, documentId);
  if (now !== null) await clearAddress(strapi, now);
  const former: FormerAddress[] = [];
  for (const one of formerOf(known, had, now)) {
    const redirect = page === null ? null : await redirectFrom(strapi, one, known.to, page, documentId);
    former.push({ from: one.from, redirect });
  }
  if (had !== null && page !== null) await followPage(strapi, had, page);
  if (now !== null) await stepAside(strapi, now);
  const isKnown = former.length > 0 || known.at !== null;
  if (isKnown) await writeAddresses(strapi, documentId, { at: now, to: page, former });
}

async function leave(
  strapi: Core.Strapi,
  documentId: string,
  had: string | null,
  isDeleted: boolean,
): Promise<void> {
  const known = await readAddresses(strapi, documentId);
  for (const { redirect } of known.former) if (redirect !== null) await removeMadeRedirect(strapi, redirect);
  const former = known.former.map(({ from }) => ({ from, redirect: null }));
  const at = had ?? known.at;
  if (isDeleted) await forgetAddresses(strapi, documentId);
  else if (at !== null) await writeAddresses(strapi, documentId, { at, to: null, former });
}

async function refuseTaken(strapi: Core.Strapi, address: string, documentId: string): Promise<void> {
  const there = await findEntryAt(strapi, address, documentId);
  if (there === null) return;
  const text = `"${there.title}" already lives at ${address}. Choose another address.`;
  throw new errors.ValidationError(text, {
    errors: [{ path: ['slug'], message: text, name: 'ValidationError' }],
  });
}

/** The page wins over a redirect from its own address. A redirect that the server made is removed here; see `stepAside` for staff's. */
async function clearAddress(strapi: Core.Strapi, address: string): Promise<void> {
  const there = await findPublishedRedirectFrom(strapi, address);
  if (there === null) return;
  if (await isMadeRedirect(strapi, there)) await removeMadeRedirect(strapi, there.documentId);
}

/** The former addresses, with the last one added where it changed. A redirect of ours from the present one is already removed. */
function formerOf({ at, former }: EntryAddresses, had: string | null, now: string | null): FormerAddress[] {
  const last = had ?? at;
  const old = former.filter(({ from }) => from !== last && from !== now);
  if (last === null || last === now) return old;
  const redirect = former.find(({ from }) => from === last)?.redirect ?? null;
  return [...old, { from: last, redirect }];
}

/** A redirect from an address that the entry had; null where a page or a redirect of staff's is there by now. */
async function redirectFrom(
  strapi: Core.Strapi,
  { from, redirect }: FormerAddress,
  ledTo: string | null,
  to: string,
  documentId: string,
): Promise<string | null> {
  const isTaken = from === to || (await findEntryAt(strapi, from, documentId)) !== null;
  if (redirect !== null && isTaken) await removeMadeRedirect(strapi, redirect);
  else if (redirect !== null) await repointRedirect(strapi, redirect, ledTo ?? to, to);
  if (isTaken) return null;
  if (redirect !== null) return redirect;
  const isFree = (await findPublishedRedirectFrom(strapi, from)) === null;
  return isFree ? makeRedirect(strapi, documentId, from, to) : null;
}
