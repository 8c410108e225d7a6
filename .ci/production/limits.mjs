import { mkdirSync, readdirSync, rmdirSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';

/** Control groups of the first version, where each kind of limit has a tree of its own. */
const trees = { memory: '/sys/fs/cgroup/memory', pids: '/sys/fs/cgroup/pids' };

const group = `lanternway-${process.pid}`;

/** Whether this machine lets us limit memory and processes. */
export const canLimit = Object.values(trees).every((tree) => existsSync(path.join(tree, 'cgroup.procs')));

/** @param {string} size as in a compose file: 512m, 1g */
export function bytesOf(size) {
  const [, count = '', unit = 'b'] = /^(\d+)([bkmg])$/.exec(size) ?? [];
  return Number(count) * 1024 ** 'bkmg'.indexOf(unit);
}

/**
 * Limits what a service may take.
 * @param {string} name
 * @param {{ memory?: string | undefined, pids?: number | undefined }} most
 * @returns {string[]} files into which a process writes its id to be limited
 */
export function limitsFor(name, { memory, pids }) {
  if (!canLimit) return [];
  const folders = Object.values(trees).map((tree) => path.join(tree, group, name));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  const [ofMemory = '', ofPids = ''] = folders;
  if (memory !== undefined)
    writeFileSync(path.join(ofMemory, 'memory.limit_in_bytes'), String(bytesOf(memory)));
  if (pids !== undefined) writeFileSync(path.join(ofPids, 'pids.max'), String(pids));
  return folders.map((folder) => path.join(folder, 'cgroup.procs'));
}

/** Removes the limits of services that have ended. */
export function removeLimits() {
  if (!canLimit) return;
  for (const tree of Object.values(trees)) {
    const folder = path.join(tree, group);
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) rmdirSync(path.join(folder, entry.name));
    rmdirSync(folder);
  }
}
