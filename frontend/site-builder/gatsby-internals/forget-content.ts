import { rmSync } from 'node:fs';
import path from 'node:path';

/** What Gatsby keeps of content. Compiled code and finished pictures are kept for the next process. */
const memories = ['data', 'redux', 'caches', 'caches-lmdb', 'json', 'page-data', 'worker'];

/** Where Gatsby keeps the code that it has compiled in a folder. */
export const compiledCodeIn = (folder: string): string => path.join(folder, '.cache', 'webpack');

/** Removes the code that Gatsby has compiled in a folder. The next build compiles all of it, which takes a minute more. */
export const forgetCode = (folder: string): void =>
  rmSync(compiledCodeIn(folder), { recursive: true, force: true });

/** Removes what Gatsby remembers of content from a folder in which it worked. */
export function forgetContent(folder: string): void {
  for (const name of memories) rmSync(path.join(folder, '.cache', name), { recursive: true, force: true });
}
