/** Set once the clock of a process is ahead, so that it is not put ahead twice. */
const mark = Symbol.for('clock-is-ahead');

/**
 * Puts the clock of this process ahead: for tests and demonstrations, in which nobody waits a day for a class. Timers run as
 * ever. Returns what puts it back.
 */
export function advanceClock(ms: number): () => void {
  const Real = globalThis.Date;
  if (ms === 0 || Reflect.has(Real, mark)) return () => undefined;
  const now = () => Real.now() + ms;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given) as object,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
    has: (target, key) => key === mark || Reflect.has(target, key),
  });
  return () => {
    globalThis.Date = Real;
  };
}
