import { rmSync } from 'node:fs';
import path from 'node:path';

/** What Gatsby keeps of content. Finished pictures are kept for the next process. */
const memories = ['data', 'redux', 'caches', 'caches-lmdb', 'json', 'page-data', 'worker'];

/** Removes what Gatsby remembers of content from a folder in which it worked. */
export function forgetContent(folder: string): void {
  for (const name of memories) rmSync(path.join(folder, '.cache', name), { recursive: true, force: true });
}
