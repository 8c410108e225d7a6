import { fork } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Env } from '../env';
import { fingerprintsOf, type Manifest } from './archive/manifest';
import { scratchVariables } from './scratch-variables';
import { environmentWith } from './env';
import { Refusal } from './refusal';

/**
 * Refuses a backup that does not fit these variables and this code.
 * @param work an empty folder for what has to be tried
 */
export async function requireFitting(
  { database, resumes, secrets }: Env,
  manifest: Manifest,
  work: string,
): Promise<void> {
  if (manifest.client !== database.client)
    throw new Refusal(
      `The backup is of a database of the kind ${manifest.client}, and DATABASE_CLIENT is ${database.client}.`,
    );
  if (!fingerprintsOf(secrets.ENCRYPTION_KEY).includes(manifest.keyFingerprint))
    throw new Refusal(
      'The backup was made with another ENCRYPTION_KEY than the one set here. Set the one of the installation that was backed up.',
    );
  if (manifest.resumes === 'included' && resumes.kind === 's3')
    throw new Refusal('The backup has resumes of a folder, and RESUMES_S3_BUCKET is set here.');
  if (manifest.schema !== (await codeSchema(work)))
    throw new Refusal(
      `The backup has the tables of another version of the code (the product's version was ${manifest.version}). Use the code with which it was made, and upgrade afterwards.`,
    );
}

/** The version of the tables that this code needs, as it would record it. */
async function codeSchema(work: string): Promise<string> {
  await mkdir(work, { recursive: true, mode: 0o700 });
  const child = fork(path.join(__dirname, 'code-schema.js'), {
    env: environmentWith(scratchVariables(work)),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', (version) => {
      resolve(String(version));
    });
    child.once('error', reject);
    child.once('close', () => {
      reject(
        new Refusal('This code cannot start with these variables, so that nothing can be compared with it.'),
      );
    });
  });
}
