/** Does work when its turn has come. */
type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Works on at most `most` pieces at once; the others wait, in order. Before a waiting piece begins, everything else that
 * waits in this process has its turn, so a rush of this work cannot crowd out other calls.
 */
export function limitConcurrency(most: number): Limited {
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
