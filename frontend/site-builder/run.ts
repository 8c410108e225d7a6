import { memoryUsage } from 'node:process';
import path from 'node:path';
import type {
  FromSiteBuilder,
  SiteBuilderStage,
  ToSiteBuilder,
} from '@lanternway/contracts/publishing/build-protocol';
import type { Channel } from './process/channel';
import { digestOfCode } from './process/code-digest';
import { keepCode } from './gatsby-internals/code/kept-code';
import { openGatsby, type WarmGatsby } from './gatsby-internals/warm-gatsby';
import { openStore } from './release/file-store';
import { createGatherer } from './release/gather-files';
import { makeRelease } from './release/make-release';
import { findContentFaults } from './content/content-faults';
import { shouldEnd } from './process/memory';
import { sentenceOf } from './process/sentence-of';

type BuildOrder = Extract<ToSiteBuilder, { kind: 'build' }>;
type Outcome = Extract<FromSiteBuilder, { kind: 'built' | 'refused' | 'broken' }>;

interface Made {
  outcome: Outcome;
  /** What can wait until the outcome is known. */
  tidy: (() => void) | undefined;
}

/** Reads all content, again and again until nothing changed while it was read. */
async function readAll(site: WarmGatsby, build: number, channel: Channel): Promise<void> {
  for (;;) {
    await site.source();
    channel.say({ kind: 'read', build });
    const answer = await channel.next();
    if (answer.kind !== 'readAgain') return;
  }
}

/** Does what can be done before the first build: loads content, and compiles the site's code, which needs the pages. */
async function warmUp(site: WarmGatsby): Promise<void> {
  await site.source();
  // Faulty content is reported with the first build. Until then the pages are unknown, so the code waits.
  if (findContentFaults(site).length === 0) await site.makePages();
}

export async function runSiteBuilder(frontend: string, folder: string, channel: Channel): Promise<void> {
  const code = await digestOfCode(frontend);
  // From here on, build requests queue up until loading is done. The publisher can see at once whether the live release
  // has this code.
  channel.say({ kind: 'ready', code });
  const work = path.join(folder, '..', '..');
  const { bundle, hasCompiled } = keepCode(work, code);
  const site = await openGatsby(folder, bundle);
  const store = openStore(path.join(work, 'files'));
  const folders = { publicFolder: site.publicFolder, storeFolder: store.folder };
  const gatherer = createGatherer(folders);
  await warmUp(site);
  channel.say({ kind: 'warm' });
  let firstBytes: number | undefined;
  for (let builds = 1; ; builds += 1) {
    const order = await channel.next();
    if (order.kind !== 'build') continue;
    const { outcome, tidy } = await build(order).catch((error: unknown): Made => ({
      outcome: { kind: 'broken', build: order.build, message: sentenceOf(error) },
      tidy: undefined,
    }));
    firstBytes ??= memoryUsage.rss();
    // A failed process may be in a half-finished state, so it is replaced.
    const end =
      outcome.kind === 'broken'
        ? 1
        : shouldEnd({ builds, firstBytes, hasCompiled: hasCompiled() })
          ? 0
          : null;
    if (end === null) {
      await new Promise<void>((sent) => {
        channel.say(outcome, sent);
      });
      // Before the next build stores files that no release names yet.
      tidy?.();
      continue;
    }
    channel.say({ kind: 'ending', build: order.build });
    channel.say(outcome, () => {
      tidy?.();
      process.exit(end);
    });
    return;
  }

  async function build({ build: number, into }: BuildOrder): Promise<Made> {
    const tell = (stage: SiteBuilderStage) => {
      channel.say({ kind: 'stage', build: number, stage });
    };
    tell('reading');
    await readAll(site, number, channel);
    const faults = findContentFaults(site);
    if (faults.length > 0) return { outcome: { kind: 'refused', build: number, faults }, tidy: undefined };
    tell('pages');
    await site.makePages();
    await site.runQueries();
    tell('drawing');
    await site.drawHtml(gatherer.begin);
    await site.finishPlugins();
    const { pages, faults: ofPages, tidy } = await makeRelease({ site, store, gatherer, code, into, tell });
    const outcome: Outcome =
      ofPages.length > 0
        ? { kind: 'refused', build: number, faults: ofPages }
        : { kind: 'built', build: number, pages };
    return { outcome, tidy };
  }
}
