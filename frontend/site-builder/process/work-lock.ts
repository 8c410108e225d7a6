import { randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Only one process works in a folder at a time. It writes to a file who it is, and touches the file as long as it runs. The
 * name of the host and the number of the process are not enough: two containers may have both in common.
 */

const touchedEveryMs = 5_000;

/** A process that has not touched the file for this long is gone: no compiling blocks it for so long. */
const isGoneAfterMs = 30_000;

export interface Owner {
  id: string;
  /** Where process numbers have one meaning: a running machine, and a container on it. Null where that is unknown. */
  place: string | null;
  pid: number;
}

const thisProcess: Owner = { id: randomUUID(), place: readPlace(), pid: process.pid };

function readPlace(): string | null {
  try {
    const machine = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${machine} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return null;
  }
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

/** Whether another process has the folder. For a process in another place, only the file's age tells. */
export function isTaken(file: string, me: Owner = thisProcess): boolean {
  const owner = readOwner(file);
  if (owner === null || owner.id === me.id || owner.age > isGoneAfterMs) return false;
  if (me.place === null || owner.place !== me.place) return true;
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
  writeFileSync(file, JSON.stringify(thisProcess));
  const touch = () => {
    try {
      utimesSync(file, new Date(), new Date());
    } catch {
      // The folder was removed, so there is no lock to keep.
    }
  };
  setInterval(touch, touchedEveryMs).unref();
  process.once('exit', () => {
    if (readOwner(file)?.id === thisProcess.id) rmSync(file, { force: true });
  });
}
