import { existsSync, readFileSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseContent } from '@lanternway/contracts/publishing/build-protocol';
import type { BuildRow } from '@lanternway/contracts/publishing/staff';
import type { ReleaseNote } from '@lanternway/contracts/publishing/site-folder';
import { until } from '../mailer/mails';
import { buildToken, createTestHome, startCms, type Cms, type TestHome } from '../start-cms';

/** A server with an active builder, and a site builder that makes simple pages quickly. */
export interface Publishing extends Cms {
  home: TestHome;
  builder: Builder;
}

interface Builder {
  start: () => void;
  stop: () => Promise<void>;
  wake: () => void;
  publishNow: (by: string | null) => Promise<void>;
  rollBack: (number: number, by: string | null, how: { hold: boolean }) => Promise<{ kind: string }>;
}

/** What the site builder should also do, or do wrong. */
export interface SiteBuilderPlan {
  code?: string;
  /** How the site builder fails to start: before it is ready, or after it. Plain builds are not affected. */
  cannotStart?: 'at once' | 'while it warms up';
  waitAt?: string;
  dieAt?: string;
  faults?: object[];
  broken?: string;
  /** Exit normally after a release. */
  quit?: boolean;
  /** Leave out the entry with this title. */
  hide?: string;
  /** The title on each page, instead of the entry's. */
  title?: string;
  add?: object[];
  content?: object;
  files?: Record<string, string>;
  without?: string[];
}

export interface Build extends Omit<BuildRow, 'canRollBack' | 'durationMs'> {
  release: string | null;
  message: string | null;
  faults: { text: string }[] | null;
  stages: { stage: string; ms: number }[];
  log: { text: string }[];
  differences: { entries: { what: string; entry: { title: string } }[]; pages: object[] } | null;
  tries: number;
  tryAgainAt: string | null;
  fingerprint: string | null;
}

export const standInSiteBuilder = path.join(__dirname, 'stand-in-site-builder.cjs');

export async function startPublishing(home?: TestHome): Promise<Publishing> {
  const own = home ?? (await createTestHome());
  const cms = await startCms(own);
  const siteBuilder = {
    module: standInSiteBuilder,
    cwd: own.folder,
    env: {
      STRAPI_URL: cms.url,
      STRAPI_TOKEN: buildToken,
      SITE_URL: cms.url,
      WORK_DIR: path.join(own.folder, 'site', 'press'),
    },
  };
  cms.strapi.config.set('plugin::publisher.siteBuilder', siteBuilder);
  cms.strapi.config.set('plugin::publisher.plainBuild', {
    ...siteBuilder,
    env: { ...siteBuilder.env, PLAIN: '1' },
  });
  // Set only now: otherwise it would have started with the real site builder.
  cms.strapi.config.set('plugin::publisher.isAwake', true);
  const builder = cms.strapi.plugin('publisher').service<Builder>('builder');
  builder.start();
  return {
    ...cms,
    home: own,
    builder,
    async stop() {
      await builder.stop();
      await cms.stop();
    },
  };
}

/* The site builder */

export function planSiteBuilder({ home }: { home: TestHome }, plan: SiteBuilderPlan): void {
  writeFileSync(path.join(home.folder, 'site-builder-plan.json'), JSON.stringify(plan));
}

interface Deed {
  pid: number;
  build?: number;
  isCold?: boolean;
  /** A process for plain builds did it. */
  isPlain?: boolean;
  hasRead?: boolean;
  readings?: number;
  started?: boolean;
  env?: string[];
}

export function siteBuilderDid({ home }: { home: TestHome }): Deed[] {
  const file = path.join(home.folder, 'site-builder-did.jsonl');
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as Deed);
}

/* The site's folder */

const siteOf = (home: TestHome) => path.join(home.folder, 'site');

export const releasesIn = ({ home }: { home: TestHome }): string[] =>
  readdirSync(path.join(siteOf(home), 'releases')).sort();

export const liveRelease = ({ home }: { home: TestHome }): string | null => {
  const link = path.join(siteOf(home), 'current');
  return existsSync(link) ? path.basename(readlinkSync(link)) : null;
};

export function readReleased<Kind>({ home }: { home: TestHome }, name: string): Kind {
  return JSON.parse(readFileSync(path.join(siteOf(home), 'current', name), 'utf8')) as Kind;
}

export const liveNote = (where: { home: TestHome }) => readReleased<ReleaseNote>(where, '_release.json');

export const liveTitles = (where: { home: TestHome }): string[] =>
  readReleased<ReleaseContent>(where, '_content.json')
    .entries.map(({ title }) => title)
    .sort();

/* Builds */

export const buildUid = 'plugin::publisher.build';

export async function builds({ strapi }: Cms): Promise<Build[]> {
  return (await strapi.db.query(buildUid).findMany({ orderBy: { number: 'asc' } })) as unknown as Build[];
}

export const lastBuild = async (cms: Cms): Promise<Build | undefined> => (await builds(cms)).at(-1);

/** The newest build, when it is in this state and has at least this number. */
export function untilBuild(cms: Cms, state: string, number = 1): Promise<Build> {
  return until(async () => {
    const last = await lastBuild(cms);
    return last !== undefined && last.number >= number && last.state === state ? last : undefined;
  });
}

/** The release that shows all of these entries, and nothing else. */
export async function untilLive(where: Publishing, titles: readonly string[]): Promise<Build> {
  const wanted = JSON.stringify([...titles].sort());
  await until(() =>
    Promise.resolve(
      liveRelease(where) !== null && JSON.stringify(liveTitles(where)) === wanted ? true : undefined,
    ),
  );
  // The link is renamed before its transaction ends: for a moment the rows still name the previous release.
  const { build } = liveNote(where);
  return until(async () =>
    (await builds(where)).find(({ number, state }) => number === build && state === 'live'),
  );
}

/* Content */

export const categoryUid = 'api::category.category';

const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Published as staff publish it. Returns its document id. */
export async function publish({ strapi }: Cms, title: string): Promise<string> {
  const data = { title, slug: slugOf(title), description: 'About it.' };
  const { documentId } = await strapi.documents(categoryUid).create({ data });
  await strapi.documents(categoryUid).publish({ documentId });
  return documentId;
}

export async function rename({ strapi }: Cms, documentId: string, title: string): Promise<void> {
  await strapi.documents(categoryUid).update({ documentId, data: { title } });
  await strapi.documents(categoryUid).publish({ documentId });
}
