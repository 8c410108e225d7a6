/** The sandbox's time: the real one, and what a test has put it ahead. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  seconds: () => number;
  iso: () => string;
  /** Does something once that much time has passed, really or by `advance`. @returns how to call it off */
  after: (ms: number, job: Job) => () => void;
  /** Puts the time ahead; what falls due on the way is done in its order, each at its own moment. */
  advance: (ms: number) => Promise<void>;
  /** By how much it is ahead of the real time. */
  ahead: () => number;
  /** Back to the real time, or to what it was ahead of it, with nothing to do. */
  reset: (ahead?: number) => void;
}

type Job = () => unknown;

interface Due {
  at: number;
  job: Job;
}

/** What a timer of Node can wait at most. */
const longestWaitMs = 2 ** 31 - 1;

export function createClock(): Clock {
  let ahead = 0;
  let isAdvancing = false;
  let timer: NodeJS.Timeout | undefined;
  const jobs: Due[] = [];
  const underWay = new Set<Promise<void>>();
  const now = () => Date.now() + ahead;

  function wake() {
    clearTimeout(timer);
    const [first] = jobs;
    if (first === undefined || isAdvancing) return;
    timer = setTimeout(runDue, Math.min(Math.max(0, first.at - now()), longestWaitMs));
    timer.unref();
  }
  function runDue() {
    for (let first = jobs[0]; first !== undefined && first.at <= now(); first = jobs[0]) {
      jobs.shift();
      void begin(first.job);
    }
    wake();
  }
  function begin(job: Job): Promise<void> {
    const doing = run(job).finally(() => underWay.delete(doing));
    underWay.add(doing);
    return doing;
  }
  function after(ms: number, job: Job) {
    const due = { at: now() + ms, job };
    jobs.splice(placeOf(jobs, due.at), 0, due);
    wake();
    return () => {
      const place = jobs.indexOf(due);
      if (place >= 0) jobs.splice(place, 1);
    };
  }
  async function advance(ms: number) {
    isAdvancing = true;
    clearTimeout(timer);
    const until = now() + ms;
    try {
      // What the real time had begun comes before what is to come.
      await Promise.all(underWay);
      for (let first = jobs[0]; first !== undefined && first.at <= Math.max(until, now()); first = jobs[0]) {
        jobs.shift();
        ahead += Math.max(0, first.at - now());
        await begin(first.job);
      }
      ahead += Math.max(0, until - now());
    } finally {
      isAdvancing = false;
      wake();
    }
  }
  function reset(to = 0) {
    jobs.length = 0;
    ahead = to;
    clearTimeout(timer);
  }
  return {
    now,
    seconds: () => Math.floor(now() / 1000),
    iso: () => new Date(now()).toISOString(),
    after,
    advance,
    ahead: () => ahead,
    reset,
  };
}

/** Where a job belongs: behind everything that is due no later. */
function placeOf(jobs: readonly Due[], at: number): number {
  let low = 0;
  let high = jobs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((jobs[middle]?.at ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** One job that goes wrong must not take the others with it. */
async function run(job: Job): Promise<void> {
  try {
    await job();
  } catch (error) {
    process.stderr.write(`Payment sandbox: ${String(error)}\n`);
  }
}
