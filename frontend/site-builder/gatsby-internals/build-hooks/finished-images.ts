import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';

/*
 * Gatsby's record of content also says which pictures it has already made. That record is deleted before every build,
 * because it misses some changes of the content; the finished pictures stay. This module keeps the list of pictures in
 * its own file, so that only new ones are drawn.
 */

/** One picture in all its sizes, by a digest of its file and of the wanted result. */
interface FinishedJob {
  digest: string;
  inputPaths: unknown;
  outputs: string[];
}

interface ImageJob {
  name: string;
  contentDigest: string;
  inputPaths: unknown;
  outputDir: string;
  args: { operations?: { outputPath: string }[] };
}

interface JobState {
  /** Missing in a Gatsby that keeps its jobs elsewhere: then all pictures are made again. */
  jobsV2?: { complete: Map<string, { result: unknown; inputPaths: unknown }> };
}

/** The only folder of the cache that Gatsby keeps when it deletes the rest. */
const record = path.resolve('.cache/webpack/finished-images.json');

const jobs = new Map<string, FinishedJob>();

const isStillThere = ({ outputs }: FinishedJob) => outputs.length > 0 && outputs.every(existsSync);

function noteJob({ payload: { job } }: { payload: { job: ImageJob } }): void {
  if (job.name !== 'IMAGE_PROCESSING') return;
  const outputs = (job.args.operations ?? []).map(({ outputPath }) => path.join(job.outputDir, outputPath));
  jobs.set(job.contentDigest, { digest: job.contentDigest, inputPaths: job.inputPaths, outputs });
}

function keepRecord(): void {
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, JSON.stringify([...jobs.values()].filter(isStillThere)));
}

/** Tells Gatsby which pictures exist from earlier builds, and records those it makes in this one. */
export function recallFinishedImages({ store, emitter }: NodePluginArgs): void {
  const complete = (store.getState() as JobState).jobsV2?.complete;
  if (complete === undefined) return;
  const known = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as FinishedJob[]) : [];
  for (const job of known.filter(isStillThere)) {
    jobs.set(job.digest, job);
    complete.set(job.digest, { result: undefined, inputPaths: job.inputPaths });
  }
  emitter.on('CREATE_JOB_V2', noteJob);
  emitter.on('END_JOB_V2', keepRecord);
}
