/* The last answers of calls that are watched, and the deeds that make them old. */

export interface Answer {
  value: unknown;
  /** In milliseconds, as of the clock. */
  at: number;
}

/** One login to the admin: answers asked for in one are not for the next. */
export interface Login {
  /** The id of the user. */
  readonly user: unknown;
}

let login: Login = { user: undefined };
const answers = new Map<string, Answer | null>();
const readers = new Set<() => void>();
const deedReaders = new Set<(path: string) => void>();

const tellReaders = () => {
  for (const tell of readers) tell();
};

/** From now on the answers to this path are kept. */
export function watch(path: string): void {
  if (!answers.has(path)) answers.set(path, null);
}

/**
 * An answer came. One that nobody watches is not kept, and none that an earlier login asked for.
 * @param asker the login that asked
 */
export function keepAnswer(path: string, value: unknown, asker = login): void {
  if (asker !== login || !answers.has(path)) return;
  answers.set(path, { value, at: Date.now() });
  tellReaders();
}

export const latest = (path: string): Answer | null => answers.get(path) ?? null;

/** As `latest`, but null where the answers are those of another user. */
export const latestFor = (user: unknown, path: string): Answer | null =>
  login.user === user ? latest(path) : null;

export const currentLogin = (): Login => login;

/** Forgets the answers of another user, also those that are still under way. */
export function readAs(user: unknown): void {
  if (login.user === user) return;
  login = { user };
  answers.clear();
  tellReaders();
}

export function onAnswer(tell: () => void): () => void {
  readers.add(tell);
  return () => readers.delete(tell);
}

/** Something was done by the call of this path. */
export function tellDeed(path: string): void {
  for (const tell of deedReaders) tell(path);
}

export function onDeed(tell: (path: string) => void): () => void {
  deedReaders.add(tell);
  return () => deedReaders.delete(tell);
}
