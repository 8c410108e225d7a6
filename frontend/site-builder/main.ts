import { openChannel } from './process/channel';
import { readWorkFolder, runAsGatsbyBuild } from './process/env';
import { sentenceOf } from './process/sentence-of';
import { tellWhileBusy } from './process/sign-of-life';
import { enterWorkFolder } from './process/work-folder';

/*
 * The site builder. The publisher forks it in the folder of the site's sources. Their messages are in
 * contracts/publishing/build-protocol.ts. Gatsby reads the current folder and the environment while it loads, so both
 * are set first.
 */
const channel = openChannel();

function giveUp(error: unknown): void {
  console.error(error);
  channel.say({ kind: 'broken', build: null, message: sentenceOf(error) }, () => process.exit(1));
}

async function start(): Promise<void> {
  runAsGatsbyBuild();
  const frontend = process.cwd();
  const folder = await enterWorkFolder(frontend, readWorkFolder());
  const { runSiteBuilder } = await import('./run');
  await runSiteBuilder(frontend, folder, channel);
}

// Everybody may read its files, for example a proxy that serves the folder.
process.umask(0o022);

// The publisher is gone, so nobody needs a half-finished build.
process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);
tellWhileBusy(console.log);
start().catch(giveUp);
