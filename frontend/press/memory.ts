import { memoryUsage } from 'node:process';

/** A process that has done so much begins anew, in a quiet moment, before its memory becomes a burden. */
const mostBuilds = 200;
const mostBytes = 1_500_000_000;

/** A site of a thousand pages needs more than that from the start: it is growth that is a burden. */
const mostGrowth = 1.5;

/**
 * @param firstBytes what it had after its first build
 * @param bytes what it has
 */
export function shouldEnd(builds: number, firstBytes: number, bytes: number = memoryUsage().rss): boolean {
  return builds >= mostBuilds || bytes > Math.max(mostBytes, mostGrowth * firstBytes);
}
