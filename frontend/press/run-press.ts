import { memoryUsage } from 'node:process';
import path from 'node:path';
import type { FromPress, PressStage, ToPress } from '@lanternway/contracts/publishing/build-protocol';
import type { Channel } from './channel';
import { digestOfCode } from './code-digest';
import { openGatsby, type WarmGatsby } from './gatsby/warm-gatsby';
import { openStore } from './release/file-store';
import { createGatherer } from './release/gather-files';
import { makeRelease } from './release/make-release';
import { findContentFaults } from './faults/content-faults';
import { shouldEnd } from './memory';
import { sentenceOf } from './sentence-of';

type BuildOrder = Extract<ToPress, { kind: 'build' }>;
type Outcome = Extract<FromPress, { kind: 'built' | 'refused' | 'broken' }>;

/** All content, as it stands when nothing of it changed any more while it was read. */
async function readAll(site: WarmGatsby, build: number, channel: Channel): Promise<void> {
  for (;;) {
    await site.source();
    channel.say({ kind: 'read', build });
    const answer = await channel.next();
    if (answer.kind !== 'readAgain') return;
  }
}

/** Does what needs no order: loading, and compiling the site's code, for which it has to know the pages. */
async function warmUp(site: WarmGatsby): Promise<void> {
  await site.source();
  // Faulty content is told when somebody asks for a build; the code waits until its pages can be known.
  if (findContentFaults(site).length === 0) await site.makePages();
}

export async function runPress(frontend: string, folder: string, channel: Channel): Promise<void> {
  const code = await digestOfCode(frontend);
  // Orders are taken from now on, and wait until it is warm; whether the live release is of this code shows at once.
  channel.say({ kind: 'ready', code });
  const site = await openGatsby(folder);
  const store = openStore(path.join(folder, '..', '..', 'files'));
  const gatherer = createGatherer(store, site.publicFolder);
  await warmUp(site);
  let firstBytes: number | undefined;
  for (let builds = 1; ; builds += 1) {
    const order = await channel.next();
    if (order.kind !== 'build') continue;
    const outcome = await build(order).catch((error: unknown): Outcome => ({
      kind: 'broken',
      build: order.build,
      message: sentenceOf(error),
    }));
    firstBytes ??= memoryUsage.rss();
    // A process that failed may have been left half way: the next one begins anew.
    const end = outcome.kind === 'broken' ? 1 : shouldEnd(builds, firstBytes) ? 0 : null;
    channel.say(outcome, () => {
      if (end !== null) process.exit(end);
    });
    if (end !== null) return;
  }

  async function build({ build: number, into }: BuildOrder): Promise<Outcome> {
    const tell = (stage: PressStage) => {
      channel.say({ kind: 'stage', build: number, stage });
    };
    tell('reading');
    await readAll(site, number, channel);
    const faults = findContentFaults(site);
    if (faults.length > 0) return { kind: 'refused', build: number, faults };
    tell('pages');
    await site.makePages();
    await site.runQueries();
    tell('drawing');
    await site.drawHtml();
    await site.finishPlugins();
    const result = await makeRelease({ site, store, gatherer, code, into, tell });
    if (result.faults.length > 0) return { kind: 'refused', build: number, faults: result.faults };
    return { kind: 'built', build: number, pages: result.pages };
  }
}
