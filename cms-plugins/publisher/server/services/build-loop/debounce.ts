/** Waits for the end of a burst: what is published together is built together. */
export interface Debounce {
  notify: () => void;
  /** Whether a burst is going on. */
  isOn: () => boolean;
  /** When the first change came that no poll has seen; reading it clears it. */
  takeSince: () => Date | null;
  stop: () => void;
}

export const quietMs = 700;
export const longestMs = 3_000;

export function createDebounce(onQuiet: () => void): Debounce {
  let timer: NodeJS.Timeout | undefined;
  let burstSince: number | undefined;
  let since: Date | null = null;

  return {
    notify() {
      const now = Date.now();
      burstSince ??= now;
      since ??= new Date(now);
      clearTimeout(timer);
      const waitMs = Math.min(quietMs, Math.max(0, burstSince + longestMs - now));
      timer = setTimeout(() => {
        timer = undefined;
        burstSince = undefined;
        onQuiet();
      }, waitMs);
      timer.unref();
    },
    isOn: () => timer !== undefined,
    takeSince() {
      const taken = since;
      since = null;
      return taken;
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
