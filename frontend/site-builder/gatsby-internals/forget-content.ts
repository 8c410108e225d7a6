import { rmSync } from 'node:fs';
import path from 'node:path';

/** What Gatsby keeps of content. Finished pictures are kept for the next process. */
const memories = ['data', 'redux', 'caches', 'caches-lmdb', 'json', 'page-data', 'worker'];

/** What the compiler of earlier versions kept: 144 MB that nobody reads any more. */
const leftovers = ['webpack/stage-build-javascript', 'webpack/stage-build-html'];

/** Removes what Gatsby remembers of content from a folder in which it worked. */
export function forgetContent(folder: string): void {
  for (const name of [...memories, ...leftovers])
    rmSync(path.join(folder, '.cache', name), { recursive: true, force: true });
}
