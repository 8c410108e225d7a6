import { memoryUsage } from 'node:process';

/** A process restarts after this many builds, between two builds, before it uses too much memory. */
const mostBuilds = 200;
const mostBytes = 1_800_000_000;

/** A site of a thousand pages needs more memory from the start. Only growth is a problem. */
const mostGrowth = 1.5;

/**
 * @param firstBytes memory after the first build
 * @param bytes memory now
 */
export function shouldEnd(builds: number, firstBytes: number, bytes: number = memoryUsage().rss): boolean {
  return builds >= mostBuilds || bytes > Math.max(mostBytes, mostGrowth * firstBytes);
}
