import type { FinishingJob } from './early-finisher';
import { finishFiles, type FinishedFile } from './finished-files';

/** What the thread of `early-finisher.ts` runs. */
export const finishInThread = ({ files, code, folders }: FinishingJob): Map<string, FinishedFile> =>
  finishFiles(files, code, folders);
