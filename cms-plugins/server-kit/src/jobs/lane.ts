/** Does work, once it is its turn. */
type Lane = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Only so many are worked on at once; who comes later waits, in order. Between two of them everything else that has come meanwhile has
 * its turn, so that what is done in the lane cannot crowd out the rest of the process, however much of it there is.
 */
export function createLane(most: number): Lane {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else setImmediate(next);
    }
  };
}
