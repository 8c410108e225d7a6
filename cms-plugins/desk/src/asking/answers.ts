/* The last answers of calls that are watched, and the deeds that make them old. */

export interface Answer {
  value: unknown;
  /** In milliseconds, as of the clock. */
  at: number;
}

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

/** An answer came. One that nobody watches is not kept. */
export function keepAnswer(path: string, value: unknown): void {
  if (!answers.has(path)) return;
  answers.set(path, { value, at: Date.now() });
  tellReaders();
}

export const latest = (path: string): Answer | null => answers.get(path) ?? null;

/** For somebody else who logs in. */
export function forgetAnswers(): void {
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
