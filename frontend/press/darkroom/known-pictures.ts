import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Gatsby } from '../gatsby/internals';

interface Job {
  name: string;
  outputDir: string;
  args: { operations?: { outputPath: string }[] };
}

interface Jobs {
  enqueueJob: (job: Job) => Promise<unknown>;
}

/** Takes the pictures that the live site shows from there, so that only those of a draft are made here. */
export function takeKnownPictures(gatsby: Gatsby, publicFolder: string, live: string): void {
  const jobs = gatsby.load('gatsby/dist/utils/jobs/manager') as Jobs;
  const make = jobs.enqueueJob;

  async function takeOrMake(job: Job): Promise<unknown> {
    const places = (job.args.operations ?? []).map(({ outputPath }) => path.join(job.outputDir, outputPath));
    const pairs = places.map((to) => ({ from: path.join(live, path.relative(publicFolder, to)), to }));
    if (job.name !== 'IMAGE_PROCESSING' || !pairs.every(({ from }) => existsSync(from))) return make(job);
    for (const { from, to } of pairs) {
      await mkdir(path.dirname(to), { recursive: true });
      await copyFile(from, to);
    }
    return {};
  }

  jobs.enqueueJob = takeOrMake;
}
