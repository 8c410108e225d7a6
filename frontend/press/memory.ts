import { memoryUsage } from 'node:process';

/** A process that has done so much begins anew, in a quiet moment, before its memory becomes a burden. */
const mostBuilds = 200;
const mostBytes = 1_500_000_000;

export function shouldEnd(builds: number, bytes: number = memoryUsage().rss): boolean {
  return builds >= mostBuilds || bytes > mostBytes;
}
