import type { FinishingJob } from './ahead';
import { finishFiles, type FinishedFile } from './finished-files';

/** What the thread of `ahead.ts` runs. */
export const finishInThread = ({ files, code, folders }: FinishingJob): Promise<Map<string, FinishedFile>> =>
  finishFiles(files, code, folders);
