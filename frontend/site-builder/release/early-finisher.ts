import path from 'node:path';
import { Piscina } from 'piscina';
import { finishFiles, type FinishedFile, type Folders, type PageCode, readPageCode } from './finished-files';

export interface FinishingJob {
  files: string[];
  code: PageCode;
  folders: Folders;
}

export type Finish = (job: FinishingJob) => Promise<ReadonlyMap<string, FinishedFile>>;

/** Fewer pages are finished sooner by the process itself than by a thread that must start first. */
export const worthAThread = 50;

/** A thread takes memory for what it loads. It is kept for the pages of one build, which come one after another. */
const idleMs = 2000;

const inThread = path.join(__dirname, 'finishing-thread.js');

/**
 * Finishes pages in a thread of its own.
 * @param file the compiled module that the thread runs
 */
export function finishingThread(file = inThread): Finish {
  const thread = new Piscina<FinishingJob, Map<string, FinishedFile>>({
    filename: file,
    name: 'finishInThread',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
  });
  // The promise of the thread's job rejects too, so the error is not lost.
  thread.on('error', () => undefined);
  return (job) => thread.run(job);
}

const finishHere: Finish = ({ files, code, folders }) => Promise.resolve(finishFiles(files, code, folders));

/** Finishes pages while others are still being drawn. What could not be finished must be finished with the other files. */
export function createEarlyFinisher(folders: Folders, elsewhere: Finish) {
  const waiting: string[][] = [];
  const finished = new Map<string, FinishedFile>();
  let code: Promise<PageCode> | null = null;
  let atWork: Promise<unknown> | null = null;

  async function work(finish: Finish): Promise<PageCode> {
    code ??= readPageCode(folders.publicFolder);
    const now = await code;
    for (let files = waiting.shift(); files !== undefined; files = waiting.shift())
      for (const [file, one] of await finish({ files, code: now, folders })) finished.set(file, one);
    return now;
  }

  return {
    /** @param files pages that were just drawn */
    begin(files: string[]): void {
      if (files.length < worthAThread) return;
      waiting.push(files);
      atWork ??= work(elsewhere)
        .catch(
          (error: unknown) => void process.stderr.write(`Pages are not finished early: ${String(error)}\n`),
        )
        .finally(() => (atWork = null));
    },
    /** Finishes what is left, with the thread. @returns the pages' code and the finished pages; the next build starts empty */
    async end(): Promise<{ code: PageCode; finished: ReadonlyMap<string, FinishedFile> }> {
      const [now] = await Promise.all([work(finishHere), atWork]);
      const pages = new Map(finished);
      code = null;
      finished.clear();
      return { code: now, finished: pages };
    },
  };
}
