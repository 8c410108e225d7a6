export interface MovedClock {
  /** What is done from here on is done at this time. */
  moveTo: (at: Date) => void;
  putBack: () => void;
}

/** Moves the clock of this process to times that are past, for a demonstration that begins with a history. Timers run as ever. */
export function moveClock(): MovedClock {
  const Real = globalThis.Date;
  let behind = 0;
  const now = () => Real.now() - behind;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given: unknown[]) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given) as object,
    apply: () => new Real(now()).toString(),
    get: (target, key) => (key === 'now' ? now : (Reflect.get(target, key) as unknown)),
  });
  return {
    moveTo(at) {
      behind = Real.now() - at.getTime();
    },
    putBack() {
      globalThis.Date = Real;
    },
  };
}
