import path from 'node:path';
import type {
  FromSiteBuilder,
  SiteBuilderStage,
  ToSiteBuilder,
} from '@lanternway/contracts/publishing/build-protocol';
import { findContentFaults } from '../content/content-faults';
import type { Channel } from '../process/channel';
import { forgetKeptCode } from '../gatsby-internals/code/kept-code';
import { digestOfCode } from '../process/code-digest';
import { sentenceOf } from '../process/sentence-of';
import { enterWorkFolder, forgetBuild } from '../process/work-folder';
import { openStore } from '../release/file-store';
import { createGatherer } from '../release/gather-files';
import { makeRelease } from '../release/make-release';
import { buildPlainly, type PlainSite } from './gatsby';

type BuildOrder = Extract<ToSiteBuilder, { kind: 'build' }>;
type Outcome = Extract<FromSiteBuilder, { kind: 'built' | 'refused' | 'broken' }>;

/**
 * Makes releases on request, each by a whole `gatsby build`.
 * @param frontend the folder of the site's sources
 * @param work the site builder's folder, with its finished pictures and stored files. The two processes never run together
 */
export async function runPlainBuilds(frontend: string, work: string, channel: Channel): Promise<void> {
  const code = await digestOfCode(frontend);
  channel.say({ kind: 'ready', code });
  channel.say({ kind: 'warm' });
  let folder: string | null = null;
  for (;;) {
    const order = await channel.next();
    if (order.kind !== 'build') continue;
    const outcome = await build(order).catch((error: unknown): Outcome => ({
      kind: 'broken',
      build: order.build,
      message: sentenceOf(error),
    }));
    channel.say(outcome);
  }

  async function build({ build: number, into }: BuildOrder): Promise<Outcome> {
    const tell = (stage: SiteBuilderStage) => {
      channel.say({ kind: 'stage', build: number, stage });
    };
    // Not earlier: until the first build is ordered, the folder belongs to the site builder.
    folder ??= await enterWorkFolder(frontend, work);
    // It may be why the site builder failed.
    forgetKeptCode(work);
    const site = await buildWhileCurrent(number, folder, tell);
    // Where Gatsby stopped at faulty content, it made no pages.
    const faults = findContentFaults(site);
    if (faults.length > 0) return { kind: 'refused', build: number, faults };
    if (!site.isComplete) throw new Error(site.failure);
    const store = openStore(path.join(work, 'files'));
    const folders = { publicFolder: site.publicFolder, storeFolder: store.folder };
    const gatherer = createGatherer(folders);
    const result = await makeRelease({ site, store, gatherer, code, into, tell });
    if (result.faults.length > 0) return { kind: 'refused', build: number, faults: result.faults };
    result.tidy?.();
    return { kind: 'built', build: number, pages: result.pages };
  }

  /** Builds again and again until nothing was published meanwhile. */
  async function buildWhileCurrent(
    number: number,
    folder: string,
    tell: (stage: SiteBuilderStage) => void,
  ): Promise<PlainSite> {
    for (;;) {
      tell('reading');
      forgetBuild(folder);
      tell('pages');
      const site = await buildPlainly(folder, path.join(work, 'handed-over.json'));
      channel.say({ kind: 'read', build: number });
      const answer = await channel.next();
      if (answer.kind !== 'readAgain') return site;
    }
  }
}
