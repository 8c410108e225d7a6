/** The sandbox's time: the real time plus what a test has added. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  seconds: () => number;
  iso: () => string;
  /** Runs a job after that much time, real or added by `advance`. @returns a function that cancels it */
  after: (ms: number, job: Job) => () => void;
  /** Moves the time ahead. Jobs that become due run in order, each at its own time. */
  advance: (ms: number) => Promise<void>;
  /** How far it is ahead of the real time. */
  ahead: () => number;
  /** Back to the real time, or to `ahead` of it, without jobs. */
  reset: (ahead?: number) => void;
}

type Job = () => unknown;

interface Due {
  at: number;
  job: Job;
}

/** The longest wait of a Node timer. */
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
      // Jobs that are already running finish first.
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

/** The position of a job: after all that are due no later. */
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

/** A failing job must not stop the others. */
async function run(job: Job): Promise<void> {
  try {
    await job();
  } catch (error) {
    process.stderr.write(`Payment sandbox: ${String(error)}\n`);
  }
}
