import { ownEntry } from '@lanternway/contracts/wire/own-entry';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { readConfig } from '../../config';
import { knownAddresses, type Former, type Known } from './known';
import { redirectRows } from './redirects';
import { followPage, stepAside } from './staff';
import type { EntryRow } from '../content/entries';
import { lockUntilCommit } from '../content/locks';
import { own } from '../own';

/** What was published of an entry, and what is now; null where nothing is. */
export interface Move {
  uid: string;
  documentId: string;
  before: EntryRow | null;
  after: EntryRow | null;
}

/** Has old addresses of pages lead to where the pages are now. */
export interface Addresses {
  /** To be called in the transaction in which the entry is published, or taken from the site. */
  settle: (move: Move) => Promise<void>;
}

export function addresses({ strapi }: { strapi: Core.Strapi }): Addresses {
  const entries = () => own(strapi, 'entries');
  const known = knownAddresses(strapi);
  const rows = redirectRows(strapi);

  async function refuseTaken(address: string, { documentId }: Move): Promise<void> {
    const there = await entries().findAt(address, documentId);
    if (there === null) return;
    const text = `"${there.title}" already lives at ${address}. Choose another address.`;
    throw new errors.ValidationError(text, {
      errors: [{ path: ['slug'], message: text, name: 'ValidationError' }],
    });
  }

  /** The page wins over a redirect from its own address: one that we made goes, one of staff's steps aside. */
  async function clear(address: string): Promise<void> {
    const there = await rows.publishedFrom(address);
    if (there === null) return;
    if (await known.isMade(there)) await known.remove(there.documentId);
  }

  /** A redirect from an address that the entry had; null where a page or a redirect of staff's is there by now. */
  async function redirectFrom({ from, redirect }: Former, did: string | null, to: string, of: string) {
    const isTaken = from === to || (await entries().findAt(from, of)) !== null;
    if (redirect !== null && isTaken) await known.remove(redirect);
    else if (redirect !== null) await rows.lead(redirect, did ?? to, to);
    if (isTaken) return null;
    if (redirect !== null) return redirect;
    return (await rows.publishedFrom(from)) === null ? known.make(of, from, to) : null;
  }

  async function arrive(
    move: Move,
    had: string | null,
    now: string | null,
    page: string | null,
  ): Promise<void> {
    if (now !== null) await refuseTaken(now, move);
    const remembered = await known.read(move.documentId);
    if (now !== null) await clear(now);
    const last = had ?? remembered.at;
    const old = remembered.former.filter(({ from }) => from !== last && from !== now);
    // One of ours from where it lives now has just been cleared away.
    const all =
      last === null || last === now ? old : [...old, { from: last, redirect: redirectOf(remembered, last) }];
    const former: Former[] = [];
    for (const one of all) {
      const redirect = page === null ? null : await redirectFrom(one, remembered.to, page, move.documentId);
      former.push({ from: one.from, redirect });
    }
    if (had !== null && page !== null) await followPage(strapi, had, page);
    if (now !== null) await stepAside(strapi, now);
    const isKnown = former.length > 0 || remembered.at !== null;
    if (isKnown) await known.write(move.documentId, { at: now, to: page, former });
  }

  async function leave({ documentId }: Move, had: string | null, isDeleted: boolean): Promise<void> {
    const remembered = await known.read(documentId);
    for (const { redirect } of remembered.former) if (redirect !== null) await known.remove(redirect);
    const former = remembered.former.map(({ from }) => ({ from, redirect: null }));
    const at = had ?? remembered.at;
    if (isDeleted) await known.forget(documentId);
    else if (at !== null) await known.write(documentId, { at, to: null, former });
  }

  return {
    async settle(move) {
      const { uid, documentId, before, after } = move;
      const had = entries().addressOf(uid, before);
      const now = entries().addressOf(uid, after);
      if (had === now && (before === null) === (after === null)) return;
      if (had === null && now === null && !(await known.has(documentId))) return;
      await lockUntilCommit(strapi, 'addresses');
      if (after !== null) {
        await arrive(move, had, now, ownEntry(readConfig(strapi).types, uid)?.pageOf(after)?.path ?? null);
        return;
      }
      const { draft } = await entries().versions(uid, documentId);
      await leave(move, had, draft === null);
    },
  };
}

const redirectOf = ({ former }: Known, from: string): string | null =>
  former.find((one) => one.from === from)?.redirect ?? null;
