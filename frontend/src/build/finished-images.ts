import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { NodePluginArgs } from 'gatsby';

/*
 * Gatsby remembers in its record of content which pictures it has already made. That record is thrown away before every
 * build, since it misses some changes of the content; the finished pictures stay. This keeps the memory of the pictures
 * alone, so that only new ones are drawn: a record beside the cache, put back where Gatsby looks.
 */

/** One picture in all its sizes, by the digest of its file and of what is made of it. */
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
  jobsV2: { complete: Map<string, { result: unknown; inputPaths: unknown }> };
}

/** The one folder of the cache that Gatsby keeps when it throws the rest away. */
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

/** Tells Gatsby which pictures are there from earlier builds, and notes those it makes in this one. */
export function recallFinishedImages({ store, emitter }: NodePluginArgs): void {
  const { complete } = (store.getState() as JobState).jobsV2;
  const known = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as FinishedJob[]) : [];
  for (const job of known.filter(isStillThere)) {
    jobs.set(job.digest, job);
    complete.set(job.digest, { result: undefined, inputPaths: job.inputPaths });
  }
  emitter.on('CREATE_JOB_V2', noteJob);
  emitter.on('END_JOB_V2', keepRecord);
}
