/** Whether the workers of this process are at work, as those who watch it want to know. */
export interface Pulse {
  start: () => void;
  /** Does one poll. */
  poll: <Result>(work: () => Promise<Result>) => Promise<Result>;
  stop: () => void;
}

interface Beat {
  name: string;
  longestMs: number;
  goodAt: number;
  /** When the poll that is under way began. */
  since: number | null;
}

const beats = new Set<Beat>();

/** Every worker polls more often than this. */
const silentAfterMs = 60_000;

/** How long one poll may take where nothing else is said: it may have much to do, or wait for a slow provider. */
const usualLongestMs = 10 * 60_000;

/** @param name 'payments refunds': the plugin, and what the worker does there */
export function createPulse(name: string, longestMs = usualLongestMs, now: () => number = Date.now): Pulse {
  const beat: Beat = { name, longestMs, goodAt: 0, since: null };
  return {
    start() {
      beat.goodAt = now();
      beats.add(beat);
    },
    async poll(work) {
      beat.since = now();
      try {
        const result = await work();
        beat.goodAt = now();
        return result;
      } finally {
        beat.since = null;
      }
    },
    stop: () => void beats.delete(beat),
  };
}

/** The workers of a plugin whose polls have failed, or not begun, for a minute, or have one under way that does not end. */
export const silentWorkers = (plugin: string, now: number = Date.now()): string[] =>
  [...beats]
    .filter(({ name }) => name.startsWith(`${plugin} `))
    .flatMap((beat) => (isSilent(beat, now) ? [beat.name] : []));

const isSilent = ({ since, goodAt, longestMs }: Beat, now: number): boolean =>
  since === null ? now - goodAt > silentAfterMs : now - since > longestMs;
