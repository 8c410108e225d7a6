import { access, constants } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { findRelease } from '../site-server/release';

/** What must be in order before a server is sent requests. */
export const checkNames = ['database', 'folder', 'release', 'draining'] as const;

export type CheckName = (typeof checkNames)[number];

export interface Check {
  ok: boolean;
  /** How long it took to find out. */
  ms: number;
}

export type Checks = Partial<Record<CheckName, Check>>;

export interface Readiness {
  /** Each thing that was looked at. */
  look: () => Promise<Checks>;
  /** What is wrong; empty where the server is ready. */
  find: () => Promise<readonly CheckName[]>;
  /** From now on the server is not ready, because it is about to stop. */
  beginDraining: () => void;
}

interface Checked {
  dataDir: string;
  siteDir: string;
  /** Whether visitors are served, so that there must be a site. */
  servesSite: boolean;
}

const databaseWithinMs = 1_000;

/** Anybody may ask as often as they like, so an answer is kept for a moment. */
const keptMs = 1_000;

/** Looks at what the server needs, and logs a line when that changes. Details are not for those who ask over HTTP. */
export function createReadiness(strapi: Core.Strapi, checked: Checked): Readiness {
  let isDraining = false;
  let lookedAt = -Infinity;
  let looking: Promise<Checks> | null = null;
  let known: Checks = {};

  async function lookNow(): Promise<Checks> {
    const checks: Partial<Record<CheckName, Promise<boolean>>> = {
      database: answersInTime(strapi),
      folder: isWritable(checked.dataDir),
      ...(checked.servesSite ? { release: hasSite(strapi, checked.siteDir) } : {}),
    };
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, isGood]) => [name, await timed(isGood)] as const),
    );
    return Object.fromEntries(results);
  }

  async function lookAgain(): Promise<Checks> {
    try {
      const checks = await lookNow();
      const found = failed(checks);
      if (found.join() !== failed(known).join()) tell(found);
      known = checks;
      lookedAt = performance.now();
      return checks;
    } finally {
      looking = null;
    }
  }

  async function look(): Promise<Checks> {
    if (performance.now() - lookedAt < keptMs) return known;
    return (looking ??= lookAgain());
  }

  function tell(found: readonly CheckName[]): void {
    if (found.length === 0) strapi.log.info('health: ready');
    else strapi.log.warn(`health: not ready (${found.join(', ')})`);
  }

  return {
    look: async () => (isDraining ? { ...(await look()), draining: { ok: false, ms: 0 } } : look()),
    find: async () => (isDraining ? ['draining'] : failed(await look())),
    beginDraining() {
      isDraining = true;
    },
  };
}

const failed = (checks: Checks): CheckName[] =>
  checkNames.filter((name) => checks[name] !== undefined && !checks[name].ok);

async function timed(isGood: Promise<boolean>): Promise<Check> {
  const start = performance.now();
  return { ok: await isGood, ms: Math.ceil(performance.now() - start) };
}

/** A pool that has no free connection for so long counts as a database that is away. */
async function answersInTime(strapi: Core.Strapi): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, databaseWithinMs, false as const);
  });
  const answer = strapi.db.connection.raw('select 1').then(
    () => true,
    () => false,
  );
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A full disk does not count: pages can still be served. */
const isWritable = (folder: string): Promise<boolean> =>
  access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );

/** Where each machine fetches the site by itself, one that was away for a long time would still show an old site. */
const hasSite = (strapi: Core.Strapi, siteDir: string): Promise<boolean> =>
  findRelease(siteDir).then(
    (release) => release !== null && followerOf(strapi).hasCaughtUp(),
    () => false,
  );

const followerOf = (strapi: Core.Strapi): { hasCaughtUp: () => boolean } =>
  strapi.plugin('publisher').service('releaseFollower');
