import { chmodSync, existsSync, lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Env } from './env';

/*
 * Only an installation's own user may read what it keeps: logins, orders, resumes, mails with codes. The mask of its
 * process protects new files; files of an earlier version are closed at the start.
 */

/** Group and all other users of the machine. */
const others = 0o077;

/** Inside the data folder. Its other entries are not ours to change. */
const kept = ['public', 'private', 'outbox', 'logs', 'sandbox.json', 'demo.json', 'stamps.json'];

/**
 * Only the top folder of the site's working folders is closed, for they hold drafts and many thousands of files. Its
 * releases are public, and a proxy may serve them if `SITE_DIR` is outside the data folder.
 */
const closedAtTheDoor = ['site/press', 'site/darkroom'];

const besideDatabase = ['', '-wal', '-shm', '-journal'];

/** New files and folders are private to their owner. */
export function makePrivateFiles(): void {
  process.umask(others);
}

/**
 * Removes the rights of group and others from the files of this installation.
 * @returns those that could not be closed because they belong to another user
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

/** A link is left as it is: it may lead to somebody else's file, such as `/dev/null`. */
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
