const everyMs = 60_000;

/** Less than this of a processor, and it is waiting for something rather than working. */
const busyMs = 1_000;

const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Says now and then that this process works, as long as it does. Making a first site's pictures takes minutes on a slow
 * machine, without a word; a process that is stuck says nothing.
 */
export function tellWhileBusy(say: (line: string) => void, used: () => number = usedMs): NodeJS.Timeout {
  let before = used();
  return setInterval(() => {
    const now = used();
    if (now - before >= busyMs) say('Still at it.');
    before = now;
  }, everyMs).unref();
}
