import { openChannel } from '../process/channel';
import { readWorkFolder, runAsGatsbyBuild } from '../process/env';
import { sentenceOf } from '../process/sentence-of';
import { tellWhileBusy } from '../process/sign-of-life';
import { runPlainBuilds } from './run';

/*
 * The way out where the site builder cannot start: makes each release by a whole `gatsby build`. The publisher forks it and
 * speaks with it as with the site builder. It loads nothing of Gatsby into itself.
 */
const channel = openChannel();

function giveUp(error: unknown): void {
  console.error(error);
  channel.say({ kind: 'broken', build: null, message: sentenceOf(error) }, () => process.exit(1));
}

// Everybody may read its files, for example a proxy that serves the folder.
process.umask(0o022);

// The publisher is gone, so nobody needs a half-finished build.
process.on('disconnect', () => process.exit(0));
process.on('uncaughtException', giveUp);
process.on('unhandledRejection', giveUp);
tellWhileBusy(console.log);
runAsGatsbyBuild();
runPlainBuilds(process.cwd(), readWorkFolder(), channel).catch(giveUp);
