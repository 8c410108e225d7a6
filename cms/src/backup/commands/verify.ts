import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { lockOnSqlite } from '../../database/schema-lock';
import type { Env } from '../../env';
import { databaseName, mediaFolder, resumesFolder, type Manifest } from '../archive/manifest';
import { readArchive, type Archive } from '../archive/read-archive';
import { requireFitting } from '../checks';
import { putBack } from '../database/put-back';
import { openReader, type Reader } from '../database/reader';
import { makeScratch } from '../database/scratch';
import { countRows } from '../database/state';
import { filesIn } from '../places';
import { Refusal } from '../refusal';
import { tryServer } from '../try-server';

/**
 * Restores a backup into a folder and a database that exist only for this, compares, and starts a server there.
 * @throws {Refusal} that says the first difference
 */
export async function verify(env: Env, archive: Archive): Promise<Manifest> {
  const work = path.join(env.dataDir, 'verifying');
  await mkdir(env.dataDir, { recursive: true, mode: 0o700 });
  const unlock = await lockOnSqlite(work);
  try {
    // A run that was stopped in the middle may have left this folder.
    await rm(work, { recursive: true, force: true });
    const unpacked = path.join(work, 'unpacked');
    await mkdir(unpacked, { recursive: true, mode: 0o700 });
    const manifest = await readArchive(archive, unpacked);
    await requireFitting(env, manifest, path.join(work, 'tried'));
    const home = path.join(work, 'home');
    await mkdir(home, { mode: 0o700 });
    const scratch = await makeScratch(env.database, home, manifest.installation);
    try {
      const mark = { restoredAt: new Date().toISOString(), madeAt: manifest.at };
      await putBack(scratch.database, path.join(unpacked, databaseName), mark);
      const reader = await openReader(scratch.database);
      try {
        await compareRows(reader, manifest);
        await compareFiles(reader, manifest, unpacked);
      } finally {
        await reader.close();
      }
      await tryServer(env, home, scratch.variables);
    } finally {
      await scratch.remove();
    }
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
    await unlock();
  }
}

async function compareRows(reader: Reader, { rows }: Manifest): Promise<void> {
  // The restore has added one row to the settings: the mark of the restored database.
  const said: Record<string, number> = { ...rows };
  const is = await countRows(reader);
  const settings = 'strapi_core_store_settings';
  is[settings] = (is[settings] ?? 0) - 1;
  for (const table of new Set([...Object.keys(said), ...Object.keys(is)]))
    if (said[table] !== is[table])
      throw new Refusal(
        `The table ${table} has ${String(is[table] ?? 'no')} rows, and had ${String(said[table] ?? 'no')} when it was backed up.`,
      );
}

/** Checks that each file that a row names is there. The files' contents were compared when they were unpacked. */
async function compareFiles(reader: Reader, manifest: Manifest, unpacked: string): Promise<void> {
  const media = await reader.read<{ url: string }>("select url from files where provider = 'local'");
  const present = new Set(await filesIn(path.join(unpacked, mediaFolder)));
  for (const { url } of media) {
    const name = url.replace(/^\/uploads\//, '');
    if (!present.has(name)) throw new Refusal(`The medium ${name} is missing: the database names it.`);
  }
  if (manifest.resumes === 'bucket') return;
  const resumes = await reader.read<{ key: string }>(
    "select resume_key as key from enquiries_applications where resume_key is not null and resume_key <> ''",
  );
  const kept = new Set(await filesIn(path.join(unpacked, resumesFolder)));
  for (const { key } of resumes)
    if (!kept.has(key)) throw new Refusal(`The resume ${key} is missing: the database names it.`);
}
