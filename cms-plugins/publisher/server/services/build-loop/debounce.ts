/** So short because changes that come while content is read are in the same build anyway: content is then read again. */
export const quietMs = 300;
export const longestMs = 3_000;

export type Debounce = ReturnType<typeof createDebounce>;

/** Waits for the end of a burst: what is published together is built together. */
export function createDebounce(onQuiet: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let burstSince: number | undefined;
  let since: Date | null = null;

  return {
    notify(): void {
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
    /** Whether a burst is going on. */
    isOn: (): boolean => timer !== undefined,
    /** The time of the first change that no poll has seen yet. Reading it clears it. */
    takeSince(): Date | null {
      const taken = since;
      since = null;
      return taken;
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
