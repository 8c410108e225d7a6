import { currentLogin, keepAnswer, latest, onDeed, watch, type Login } from '../asking/answers';

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

interface UnderWay {
  /** Who asked. */
  login: Login;
  /** Something was done meanwhile. */
  isOld: boolean;
}

/** What is asked now, by path. */
const asking = new Map<string, UnderWay>();

const underWay = (path: string): UnderWay | undefined => {
  const found = asking.get(path);
  return found?.login === currentLogin() ? found : undefined;
};

async function ask(path: string, get: Get): Promise<void> {
  const mine: UnderWay = { login: currentLogin(), isOld: false };
  asking.set(path, mine);
  try {
    keepAnswer(path, await get(path), mine.login);
  } catch {
    // The last number stays. The page itself tells what is wrong.
  }
  // Somebody else has logged in meanwhile, and may be asking.
  if (asking.get(path) !== mine) return;
  asking.delete(path);
  if (mine.isOld && mine.login === currentLogin()) await ask(path, get);
}

/**
 * Asks now, when the window comes into sight, and after each deed; not by the clock. What pages ask for themselves counts too.
 * Answers how to end it.
 */
export function stayFresh({ path, changedBy }: Counted, get: Get): () => void {
  watch(path);
  const look = () => {
    const isYoung = Date.now() - (latest(path)?.at ?? 0) < youngMs;
    if (document.visibilityState === 'visible' && !isYoung && underWay(path) === undefined)
      void ask(path, get);
  };
  look();
  document.addEventListener('visibilitychange', look);
  const stop = onDeed((done) => {
    if (!changedBy.some((part) => done.startsWith(`/${part}/`))) return;
    const before = underWay(path);
    if (before === undefined) void ask(path, get);
    else before.isOld = true;
  });
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop();
  };
}
