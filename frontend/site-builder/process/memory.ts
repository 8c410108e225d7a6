import { memoryUsage } from 'node:process';

/** A process restarts after this many builds, between two builds, before it uses too much memory. */
const mostBuilds = 200;
const mostBytes = 1_800_000_000;

/** A site of a thousand pages needs more memory from the start. Only growth is a problem. */
const mostGrowth = 1.5;

/** What compiling the site's code leaves in memory is more than a small site needs. */
const mostAfterCompiling = 1_000_000_000;

interface Life {
  builds: number;
  /** Memory after the first build. */
  firstBytes: number;
  /** Whether this process compiled the site's code. The next one finds the compiled code. */
  hasCompiled: boolean;
}

/** @param bytes memory now */
export function shouldEnd({ builds, firstBytes, hasCompiled }: Life, bytes = memoryUsage().rss): boolean {
  if (hasCompiled && bytes > mostAfterCompiling) return true;
  return builds >= mostBuilds || bytes > Math.max(mostBytes, mostGrowth * firstBytes);
}
