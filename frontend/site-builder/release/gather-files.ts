import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeLoader } from '../../src/build/after/scripts/late-loader';
import { readBundleStats } from '../../src/build/after/scripts/preloads';
import { isLeftover, listFiles } from '../../src/build/after/site-files';
import type { FileStore } from './file-store';
import { type FinishedPage, finishPage } from './finished-pages';

/** A file of the new release. */
export interface SiteFile {
  /** The name under which the store keeps it. */
  name: string;
  page: FinishedPage | null;
}

interface Seen extends SiteFile {
  /** Changes when Gatsby writes the file again. */
  stamp: string;
  /** The files in `static` that it names. */
  names: string[];
}

const isRead = (file: string) => /\.(html|js|css|json)$/.test(file);

/** Finds `static/…` addresses: pages, data and styles name them from the root, scripts after a public path. */
export function staticFilesNamedIn(text: string): string[] {
  const addresses = text.match(/(?<![\w-])static\/[^\s"'`\\<>(),?#]+/g) ?? [];
  return [...new Set(addresses)].map((address) => decodeURI(address));
}

/** While a page is finished, others are read and stored. */
const atOnce = 8;

/** Remembers Gatsby's last output, so that only files that were written again are read again. */
export function createGatherer(store: FileStore, publicFolder: string) {
  let seen = new Map<string, Seen>();
  let code = '';

  function stampOf(file: string): string {
    const { mtimeMs, size, ino } = statSync(path.join(publicFolder, file));
    return [mtimeMs, size, ino].join(' ');
  }

  async function look(
    file: string,
    stamp: string,
    finish: (html: string) => Promise<FinishedPage>,
  ): Promise<Seen> {
    const bytes = await readFile(path.join(publicFolder, file));
    const page = file.endsWith('.html') ? await finish(bytes.toString()) : null;
    const content = page?.html ?? bytes;
    const names = isRead(file) ? staticFilesNamedIn(content.toString()) : [];
    return { stamp, name: await store.put(content), page, names };
  }

  return {
    /**
     * The site's files by their path, with finished pages. Pictures of earlier builds that nothing names are left out.
     */
    async gather(): Promise<ReadonlyMap<string, SiteFile>> {
      const stats = await readBundleStats(publicFolder);
      const loader = await writeLoader(publicFolder);
      // Pages name the scripts they are served with, so with other scripts they are other pages.
      const codeNow = JSON.stringify([loader, stats.namedChunkGroups]);
      if (codeNow !== code) seen = new Map();
      code = codeNow;
      const now = new Map<string, Seen | null>();
      const written: { file: string; stamp: string }[] = [];
      for (const file of listFiles(publicFolder)) {
        if (isLeftover(file)) continue;
        const stamp = stampOf(file);
        const known = seen.get(file);
        const isSame = known?.stamp === stamp;
        // A file that was written again is read below. It keeps its place among the others.
        now.set(file, isSame ? known : null);
        if (!isSame) written.push({ file, stamp });
      }
      while (written.length > 0) {
        const some = written.splice(0, atOnce).map(async ({ file, stamp }) => {
          const finish = (html: string) => finishPage(file, html, { loader, stats, publicFolder });
          now.set(file, await look(file, stamp, finish));
        });
        await Promise.all(some);
      }
      seen = new Map([...now].flatMap(([file, found]) => (found === null ? [] : [[file, found] as const])));
      const named = new Set([...seen.values()].flatMap(({ names }) => names));
      return new Map([...seen].filter(([file]) => !file.startsWith('static/') || named.has(file)));
    },
    /** Names in the store that the next release may need. */
    kept: () => [...seen.values()].map(({ name }) => name),
  };
}

export type Gatherer = ReturnType<typeof createGatherer>;
