import { openChannel } from './channel';
import { readWorkFolder, runAsGatsbyBuild } from './env';
import { sentenceOf } from './sentence-of';
import { tellWhileBusy } from './sign-of-life';
import { enterWorkFolder } from './work-folder';

/*
 * The press: the publisher forks it in the folder of the site's sources, and speaks with it as contracts/press.ts says.
 * Gatsby looks at the current folder and the environment while it loads, so both are set before anything else is.
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
  const { runPress } = await import('./run-press');
  await runPress(frontend, folder, channel);
}

// What it makes is for everybody to read, also by a proxy that serves the folder.
process.umask(0o022);

// Nobody asks any more: whatever is half done is of no use to anybody.
process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);
tellWhileBusy(console.log);
start().catch(giveUp);
