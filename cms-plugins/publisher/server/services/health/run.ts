import { faultKinds, type FaultKind } from '@lanternway/contracts/publishing/health';
import type { Core } from '@strapi/strapi';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readConfig } from '../../config';
import { hasDrafts, titleOfEntry, type EntryRow } from '../content/entries';
import { populateAll } from '../preview/populate';
import { findOldDrafts } from './drafts';
import { checkParts } from './entry-checks';
import { partsOf } from './entry-parts';
import { readPlanFacts } from './facts';
import { removeMended, saveFindings } from './faults';
import { dayOf, type Finding, type Subject } from './finding';
import { deadLinks, noteLinks, tryLinks, type Night, type Uses } from './outlinks';
import { checkPages } from './page-checks';
import { findPastReviews } from './past-reviews';
import { readLast, readSettings, writeLast } from './settings';

/** Entries that are read at once. */
const batch = 25;

/** The night begins at 21:00 UTC: when it is late in India and not yet early in America. */
const nightBeginsMs = 21 * 3_600_000;

export const nightOf = (now: Date): string => dayOf(new Date(now.getTime() - nightBeginsMs));

interface Round {
  run: number;
  uses: Uses;
  /** The entry whose page is at an address. */
  pages: Map<string, Subject>;
  entries: number;
}

/** Checks all content once. @returns whether it was not stopped before its end */
export async function checkContent(
  strapi: Core.Strapi,
  now: Date,
  how: Omit<Night, 'night'>,
): Promise<boolean> {
  const startedAt = Date.now();
  const { outlinks, siteLink } = readConfig(strapi);
  const run = ((await readLast(strapi))?.run ?? 0) + 1;
  const round: Round = { run, uses: new Map(), pages: new Map(), entries: 0 };
  if (!(await checkEntries(strapi, round, how.isStopping))) return false;
  const done = new Set<FaultKind>(faultKinds);
  const links = outlinks.areTried ? await tryLinks(strapi, run, { ...how, night: nightOf(now) }) : 0;
  if (outlinks.areTried) await saveFindings(strapi, run, await deadLinks(strapi, round.uses));
  const ofPages = await checkPages(siteLink, round.pages);
  // Without a live site nothing is known of its pages.
  if (ofPages === null) for (const kind of pageKinds) done.delete(kind);
  else await saveFindings(strapi, run, ofPages);
  await saveFindings(strapi, run, await findOldDrafts(strapi, now));
  await saveFindings(strapi, run, await findPastReviews(strapi, now));
  if (how.isStopping()) return false;
  await removeMended(strapi, run, [...done]);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  await writeLast(strapi, {
    ...{ run, seconds, links, entries: round.entries },
    at: new Date().toISOString(),
    night: nightOf(now),
  });
  return true;
}

const pageKinds: readonly FaultKind[] = ['title', 'description', 'twice', 'unlinked'];

async function checkEntries(strapi: Core.Strapi, round: Round, isStopping: () => boolean): Promise<boolean> {
  const { types } = readConfig(strapi);
  const facts = await readPlanFacts(strapi);
  const { avoid } = await readSettings(strapi);
  const shown = new Set(Object.keys(types));
  for (const [uid, type] of Object.entries(types)) {
    const populate = populateAll(strapi, uid, shown);
    let after = 0;
    for (;;) {
      if (isStopping()) return false;
      const rows: EntryRow[] = await strapi.db.query(uid).findMany({
        where: { id: { $gt: after }, ...(hasDrafts(strapi, uid) ? { publishedAt: { $notNull: true } } : {}) },
        orderBy: { id: 'asc' },
        limit: batch,
        populate,
      });
      const last = rows.at(-1);
      if (last === undefined) break;
      after = last.id;
      await checkBatch(strapi, { uid, rows, round }, { facts, avoid, type });
      // Requests that came meanwhile go first.
      await nextTurn();
    }
  }
  return true;
}

type Known = Parameters<typeof checkParts>[3];

async function checkBatch(
  strapi: Core.Strapi,
  { uid, rows, round }: { uid: string; rows: readonly EntryRow[]; round: Round },
  known: Known,
): Promise<void> {
  const found: Finding[] = [];
  const links: { subject: Subject; address: string }[] = [];
  const own = readConfig(strapi).publicUrl;
  for (const row of rows) {
    const subject = { uid, documentId: row.documentId, title: titleOfEntry(strapi, uid, row) };
    const parts = partsOf(strapi, uid, row);
    found.push(...checkParts(subject, row, parts, known));
    const outer = new Set(parts.links.filter((address) => !address.startsWith(own)));
    links.push(...[...outer].map((address) => ({ subject, address })));
    notePage(strapi, round, subject, row, known.type);
    round.entries += 1;
  }
  await saveFindings(strapi, round.run, found);
  await noteLinks(strapi, round.run, links, round.uses);
}

/** A page belongs to the entry that has a title and a description for it. */
function notePage(
  strapi: Core.Strapi,
  { pages }: Round,
  subject: Subject,
  row: EntryRow,
  { pageOf }: Known['type'],
): void {
  const page = pageOf(row);
  if (page === null) return;
  const hasHead = 'seo' in strapi.db.metadata.get(subject.uid).attributes;
  if (page.isOwn || (hasHead && !pages.has(page.path))) pages.set(page.path, subject);
}
