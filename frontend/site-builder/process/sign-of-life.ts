const everyMs = 60_000;

/** With less processor time than this, the process is waiting rather than working. */
const busyMs = 1_000;

const usedMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Reports now and then that this process works, as long as it does. Making a first site's pictures takes minutes on a
 * slow machine, without any output. A stuck process reports nothing.
 */
export function tellWhileBusy(say: (line: string) => void, used: () => number = usedMs): NodeJS.Timeout {
  let before = used();
  return setInterval(() => {
    const now = used();
    if (now - before >= busyMs) say('Still at it.');
    before = now;
  }, everyMs).unref();
}
