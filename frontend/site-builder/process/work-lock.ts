import { readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';

/*
 * Only one process works in a folder at a time. It writes its id to a file and touches the file as long as it runs. The
 * process id is not enough: after a restart, another process may have the same one.
 */

const touchedEveryMs = 5_000;

/** A process that has not touched the file for this long is gone: no compiling blocks it for so long. */
const isGoneAfterMs = 30_000;

interface Owner {
  host: string;
  pid: number;
}

function readOwner(file: string): (Owner & { age: number }) | null {
  try {
    const owner = JSON.parse(readFileSync(file, 'utf8')) as Owner;
    return { ...owner, age: Date.now() - statSync(file).mtimeMs };
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether another process has the folder. For a process on another machine, only the file's age tells. */
export function isTaken(file: string, me: Owner = { host: hostname(), pid: process.pid }): boolean {
  const owner = readOwner(file);
  if (owner === null || owner.age > isGoneAfterMs) return false;
  if (owner.host !== me.host) return true;
  return owner.pid !== me.pid && isRunning(owner.pid);
}

/** Waits until the folder is free, and takes it for as long as this process runs. */
export async function takeFolder(folder: string, waitMs = isGoneAfterMs + 10_000): Promise<void> {
  const file = path.join(folder, 'owner');
  const until = Date.now() + waitMs;
  while (isTaken(file)) {
    // The other process ends with its publisher, perhaps soon.
    if (Date.now() > until) throw new Error(`Another process works in ${folder}.`);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  writeFileSync(file, JSON.stringify({ host: hostname(), pid: process.pid } satisfies Owner));
  const touch = () => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed, so there is no lock to keep.
    }
  };
  setInterval(touch, touchedEveryMs).unref();
}
