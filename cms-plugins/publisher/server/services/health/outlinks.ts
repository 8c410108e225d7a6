import { mapConcurrent } from '@lanternway/server-kit/jobs/map-concurrent';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { setTimeout as pause } from 'node:timers/promises';
import { outlinkUid, type OutlinkRecord } from '../../content-types/health';
import { tryAddress, type Reach, type Tried } from '../../providers/outlinks';
import { digestOf, findingsOf, type Finding, type Subject } from './finding';

/* Links to other sites. Each is tried once a night, and is a fault after three nights. */

const nightsUntilFault = 3;
/** The most tries in one night. Links that were not tried for the longest time go first. */
const maxTries = 2_000;
const hostsAtOnce = 4;
const maxUses = 50_000;
const longestAddress = 2_000;

/** Where each address is used, by its hash. */
export type Uses = Map<string, Subject[]>;

/** What a night of tries needs. */
export interface Night {
  night: string;
  reach: Reach;
  /** Between two calls to one host. */
  pauseMs: number;
  isStopping: () => boolean;
}

const rowsOf = (strapi: Core.Strapi) => rowsIn(strapi, outlinkUid);

/** Notes the links of some entries. */
export async function noteLinks(
  strapi: Core.Strapi,
  run: number,
  found: readonly { subject: Subject; address: string }[],
  uses: Uses,
): Promise<void> {
  const byHash = new Map<string, string>();
  for (const { subject, address } of found) {
    if (address.length > longestAddress || uses.size >= maxUses) continue;
    const hash = digestOf(address);
    byHash.set(hash, address);
    uses.set(hash, [...(uses.get(hash) ?? []), subject]);
  }
  if (byHash.size === 0) return;
  const hashes = [...byHash.keys()];
  const rows = rowsOf(strapi);
  const known = await rows.findMany({ where: { hash: { $in: hashes } }, select: ['hash'] });
  const stored = new Set(known.map(({ hash }) => hash));
  await rows.updateMany({ where: { hash: { $in: hashes } }, data: { run } });
  const added = [...byHash].filter(([hash]) => !stored.has(hash));
  if (added.length > 0)
    await rows.createMany({
      data: added.map(([hash, address]) => ({ hash, address, status: 0, nights: 0, night: null, run })),
    });
}

/** Tries the links of this run, one at a time for each host. @returns how many were tried */
export async function tryLinks(strapi: Core.Strapi, run: number, how: Night): Promise<number> {
  const rows = rowsOf(strapi);
  await rows.deleteMany({ where: { run: { $lt: run } } });
  const waiting = await rows.findMany({
    where: { run },
    orderBy: [{ night: 'asc' }, { id: 'asc' }],
    limit: maxTries,
  });
  const byHost = new Map<string, OutlinkRecord[]>();
  for (const row of waiting) {
    const host = URL.canParse(row.address) ? new URL(row.address).host : '';
    byHost.set(host, [...(byHost.get(host) ?? []), row]);
  }
  const results: { row: OutlinkRecord; tried: Tried }[] = [];
  await mapConcurrent([...byHost.values()], hostsAtOnce, async (links) => {
    for (const [index, row] of links.entries()) {
      if (how.isStopping()) return;
      if (index > 0) await pause(how.pauseMs);
      results.push({ row, tried: await tryAddress(row.address, how.reach) });
    }
  });
  // If no site at all answers, our own connection to the network is down.
  const isOffline = results.length > 0 && results.every(({ tried }) => tried.kind === 'silent');
  if (!isOffline) for (const { row, tried } of results) await keep(strapi, row, tried, how.night);
  return results.length;
}

/** The host was asked too often. That says nothing about the page. */
const tooMany = 429;

async function keep(strapi: Core.Strapi, row: OutlinkRecord, tried: Tried, night: string): Promise<void> {
  const status = tried.kind === 'answered' ? tried.status : 0;
  if (status === tooMany) return;
  const isFine = tried.kind === 'refused' || (status > 0 && status < 400);
  // Several checks of one night count once.
  const nights = isFine ? 0 : row.night === night && row.nights > 0 ? row.nights : row.nights + 1;
  await rowsOf(strapi).updateMany({ where: { id: row.id }, data: { status, nights, night } });
}

/** The links that failed on three nights in a row, for each entry that has them. */
export async function deadLinks(strapi: Core.Strapi, uses: Uses): Promise<Finding[]> {
  const dead = await rowsOf(strapi).findMany({
    where: { nights: { $gte: nightsUntilFault } },
    limit: maxTries,
  });
  return dead.flatMap(({ hash, address, status, nights }) => {
    const shown = address.length > 200 ? `${address.slice(0, 200)}…` : address;
    const answer = status === 0 ? 'did not answer' : `answered with the error ${String(status)}`;
    const sentence = `The link to ${shown} ${answer} on ${String(nights)} nights.`;
    const subjects = new Map((uses.get(hash) ?? []).map((one) => [`${one.uid} ${one.documentId}`, one]));
    return [...subjects.values()].map((subject) => findingsOf(subject)('link', address, sentence));
  });
}
