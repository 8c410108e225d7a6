import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTemplateFolder, templateFolder } from './env';
import { homeVariables } from './home';
import { roomForServers } from './postgres';
import { spawnCms, untilReady } from './spawn-cms';
import { startTestDatabase } from './test-database';

/**
 * Before all tests: starts the CMS once on an empty database, and keeps that database as a template. Making the tables
 * is most of the work of a first start.
 */
export default async function prepareTemplate(): Promise<void> {
  const folder = mkdtempSync(path.join(roomForServers(), 'lanternway-template-'));
  const home = mkdtempSync(path.join(tmpdir(), 'lanternway-cms-'));
  const database = await startTestDatabase(home, null);
  const cms = await spawnCms({
    ...database.env,
    ...homeVariables(home),
    HOST: '127.0.0.1',
    NODE_ENV: 'test',
  });
  await untilReady(cms);
  cms.signal('SIGTERM');
  await cms.ended;
  await database.stop(folder);
  await rm(home, { recursive: true, force: true });
  setTemplateFolder(folder);
}

/** After all tests. */
export async function removeTemplate(): Promise<void> {
  const folder = templateFolder();
  if (folder !== null) await rm(folder, { recursive: true, force: true });
}
