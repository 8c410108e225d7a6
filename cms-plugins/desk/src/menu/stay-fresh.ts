import { keepAnswer, latest, onDeed, watch } from '../asking/answers';

/** What one point of the menu counts. */
export interface Counted {
  /** Of the call that counts it. */
  path: string;
  /** The first parts of the paths by which it changes: 'enquiries'. */
  changedBy: readonly string[];
}

type Get = (path: string) => Promise<unknown>;

/** An answer that a page has just got is not asked for again. */
const youngMs = 60_000;

/** The paths that are asked now, and whether something was done meanwhile. */
const asking = new Map<string, boolean>();

async function ask(path: string, get: Get): Promise<void> {
  asking.set(path, false);
  try {
    keepAnswer(path, await get(path));
  } catch {
    // The last number stays. The page itself tells what is wrong.
  }
  const isOld = asking.get(path) === true;
  asking.delete(path);
  if (isOld) await ask(path, get);
}

/**
 * Asks now, when the window comes into sight, and after each deed; not by the clock. What pages ask for themselves counts too.
 * Answers how to end it.
 */
export function stayFresh({ path, changedBy }: Counted, get: Get): () => void {
  watch(path);
  const look = () => {
    const isYoung = Date.now() - (latest(path)?.at ?? 0) < youngMs;
    if (document.visibilityState === 'visible' && !isYoung && !asking.has(path)) void ask(path, get);
  };
  look();
  document.addEventListener('visibilitychange', look);
  const stop = onDeed((done) => {
    if (!changedBy.some((part) => done.startsWith(`/${part}/`))) return;
    if (asking.has(path)) asking.set(path, true);
    else void ask(path, get);
  });
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
