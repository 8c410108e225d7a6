/** Moves media between their folder and their bucket, and compares both. Run by `npm run media`. */
import path from 'node:path';
import { inspect } from 'node:util';
import { openBucket } from '@lanternway/object-store/bucket';
import { openReader, type Reader } from '../backup/database/reader';
import { readState } from '../backup/database/state';
import { Refusal } from '../backup/refusal';
import { lockOnSqlite } from '../database/schema-lock';
import { env } from '../env';
import { makePrivateFiles } from '../private-files';
import { check } from './commands/check';
import { move } from './commands/move';
import { isOurs } from './owner';
import { placesOfMedia, type MediaPlace, type PlaceName } from './place';
import { namesInRows } from './rows';

const usage = 'How to use it: npm run media -- move --to bucket, move --to folder, or check';

async function run(reader: Reader, words: string[]): Promise<string> {
  const { media, dataDir } = env;
  const { installation } = await readState(reader);
  const inRows = await namesInRows(reader);
  const [counts, other = null] = placesOfMedia(media);
  const target = targetIn(words);
  if (target === null) return check(counts, other, inRows);
  if (media.bucket === null || other === null)
    throw new Refusal('Set MEDIA_S3_BUCKET to the bucket, and its keys, as the guide for operators says.');
  const claimant = { id: installation, knows: (name: string) => Promise.resolve(inRows.has(name)) };
  if (!(await isOurs(openBucket(media.bucket), claimant)))
    throw new Refusal(
      `The bucket ${media.bucket.bucket} has the media of another installation. Nothing was changed.`,
    );
  const [from, to] = counts.name === target ? [other, counts] : [counts, other];
  const work = path.join(dataDir, 'moving-media');
  const unlock = await lockOnSqlite(work);
  try {
    const isAlreadyThere = counts.name === to.name;
    const { copied, wereThere } = await move({ from, to, isAlreadyThere, inRows, work });
    const said = isAlreadyThere
      ? `${String(copied)} media that were only in ${from.said} are now in ${to.said}.`
      : `${String(copied)} media were copied to ${to.said}, ${String(wereThere)} were there. All are the same, byte for byte.`;
    return `${said} Nothing was deleted.${isAlreadyThere ? '' : next(to)}`;
  } finally {
    await unlock();
  }
}

const next = ({ name }: MediaPlace): string =>
  `\nNow set MEDIA_IN=${name}, restart the servers, and run this once more for what came meanwhile.`;

/** Null for a check. */
function targetIn(words: string[]): PlaceName | null {
  const said = words.join(' ');
  if (said === 'check') return null;
  if (said === 'move --to bucket') return 'bucket';
  if (said === 'move --to folder') return 'folder';
  throw new Refusal(usage);
}

async function main(words: string[]): Promise<void> {
  makePrivateFiles();
  try {
    targetIn(words);
    const reader = await openReader(env.database);
    try {
      process.stdout.write(`${await run(reader, words)}\n`);
    } finally {
      await reader.close();
    }
  } catch (error) {
    process.stderr.write(`${error instanceof Refusal ? error.message : inspect(error)}\n`);
    process.exitCode = 1;
  }
}

void main(process.argv.slice(2));
