import { isLeftover, listFiles } from '../../src/build/after/site-files';
import { createEarlyFinisher, type Finish, finishingThread } from './early-finisher';
import { finishFiles, type FinishedFile, type Folders, stampOf } from './finished-files';

/**
 * Remembers Gatsby's last output, so that only files that were written again are read again.
 * @param elsewhere finishes pages while others are drawn
 */
export function createGatherer(folders: Folders, elsewhere: Finish = finishingThread()) {
  const early = createEarlyFinisher(folders, elsewhere);
  let seen = new Map<string, FinishedFile>();
  let code = '';

  return {
    /** Begins with pages that have just been drawn. */
    begin: early.begin,
    /**
     * The site's files by their path, with finished pages. Pictures of earlier builds that nothing names are left out.
     */
    async gather(): Promise<ReadonlyMap<string, FinishedFile>> {
      const { code: pageCode, finished } = await early.end();
      // Pages name the scripts that they are served with, so if the scripts change, all pages are finished again.
      const codeNow = JSON.stringify([pageCode.loader, pageCode.stats.namedChunkGroups]);
      if (codeNow !== code) seen = new Map();
      code = codeNow;
      const now = new Map<string, FinishedFile | null>();
      for (const file of listFiles(folders.publicFolder)) {
        if (isLeftover(file)) continue;
        const stamp = stampOf(folders.publicFolder, file);
        const known = [finished.get(file), seen.get(file)].find((one) => one?.stamp === stamp);
        // A file that was written again is read below. It keeps its place among the others.
        now.set(file, known ?? null);
      }
      const written = [...now].flatMap(([file, known]) => (known === null ? [file] : []));
      for (const [file, one] of finishFiles(written, pageCode, folders)) now.set(file, one);
      seen = new Map([...now].flatMap(([file, found]) => (found === null ? [] : [[file, found] as const])));
      const named = new Set([...seen.values()].flatMap(({ names }) => names));
      return new Map([...seen].filter(([file]) => !file.startsWith('static/') || named.has(file)));
    },
    /** Names in the store that the next release may need. */
    kept: () => [...seen.values()].map(({ name }) => name),
  };
}

export type Gatherer = ReturnType<typeof createGatherer>;
