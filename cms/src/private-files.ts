import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env';

/*
 * What an installation keeps is for its own user alone: logins, orders, resumes, mails with codes. What it makes from now on
 * is closed by the mask of its process; what an earlier version made is closed at the start.
 */

/** Whoever else has a login on the machine. */
const others = 0o077;

/** Below the data folder. Its other entries are not ours to change. */
const kept = ['public', 'private', 'outbox', 'logs', 'sandbox.json', 'demo.json', 'stamps.json'];

/**
 * The site's working folders are closed at their door, for they hold drafts and many thousands of files. Its releases are
 * made for everybody's eyes, and a proxy may serve them where `SITE_DIR` lies outside of the data folder.
 */
const closedAtTheDoor = ['site/press', 'site/darkroom'];

const besideDatabase = ['', '-wal', '-shm', '-journal'];

/** Files and folders made from now on are their maker's alone. */
export function makePrivateFiles(): void {
  process.umask(others);
}

/**
 * Takes from group and others what they may do with the files of this installation.
 * @returns those that could not be closed, being another user's
 */
export function closeKeptFiles(
  { dataDir, database }: Pick<Env, 'dataDir' | 'database'>,
  settings: string,
): string[] {
  const databases =
    database.client === 'sqlite' ? besideDatabase.map((end) => `${database.filename}${end}`) : [];
  const inside = (names: string[]) => names.map((name) => path.join(dataDir, name));
  return [
    ...[dataDir, settings, ...databases, ...inside(closedAtTheDoor)].flatMap(close),
    ...inside(kept).flatMap(closeWithAll),
  ];
}

function closeWithAll(place: string): string[] {
  if (!existsSync(place)) return [];
  if (!lstatSync(place).isDirectory()) return close(place);
  const inside = readdirSync(place).flatMap((name) => closeWithAll(path.join(place, name)));
  return [...close(place), ...inside];
}

/** A link is left alone: what it leads to may be somebody else's, such as `/dev/null`. */
function close(place: string): string[] {
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found === undefined || !(found.isFile() || found.isDirectory()) || (found.mode & others) === 0)
    return [];
  try {
    chmodSync(place, found.mode & 0o700);
    return [];
  } catch {
    return [place];
  }
}
