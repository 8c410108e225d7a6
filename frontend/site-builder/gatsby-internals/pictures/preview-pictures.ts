import { existsSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Gatsby } from '../internals';

interface Job {
  name: string;
  outputDir: string;
  args: { operations?: { outputPath: string }[] };
}

interface Jobs {
  enqueueJob: (job: Job) => Promise<unknown>;
}

interface Pictures {
  /** Makes no pictures while a page is drawn, because both need the processors. */
  afterwards: <Made>(draw: () => Promise<Made>) => Promise<Made>;
}

/** Copies pictures that the live site has, and makes the pictures of a draft after its page is drawn. */
export function arrangePictures(gatsby: Gatsby, publicFolder: string, live: string): Pictures {
  const jobs = gatsby.load('gatsby/dist/utils/jobs/manager') as Jobs;
  const make = jobs.enqueueJob;
  let drawing = Promise.resolve();

  async function takeOrMake(job: Job): Promise<unknown> {
    const places = (job.args.operations ?? []).map(({ outputPath }) => path.join(job.outputDir, outputPath));
    const pairs = places.map((to) => ({ from: path.join(live, path.relative(publicFolder, to)), to }));
    if (job.name !== 'IMAGE_PROCESSING' || !pairs.every(({ from }) => existsSync(from))) {
      await drawing;
      return make(job);
    }
    for (const { from, to } of pairs) {
      await mkdir(path.dirname(to), { recursive: true });
      await copyFile(from, to);
    }
    return {};
  }

  jobs.enqueueJob = takeOrMake;

  return {
    async afterwards(draw) {
      const made = draw();
      drawing = made.then(
        () => undefined,
        () => undefined,
      );
      return made;
    },
  };
}
