import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from 'prom-client';
import { measureBackups } from '../metrics/backups';
import { noteBackup } from './last-backup';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'last-backup-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function measured(): Promise<string | undefined> {
  const registry = new Registry();
  measureBackups(registry, folder);
  const lines = (await registry.metrics()).split('\n');
  return lines.find((line) => line.startsWith('backup_'))?.split(' ')[1];
}

it('tells the time of the last backup, and forgets the one before', async () => {
  await noteBackup(folder, '2026-01-01T00:00:00.000Z');
  await noteBackup(folder, '2026-01-02T00:00:00.500Z');
  expect(await measured()).toBe('1767312000.5');
  expect(await readdir(folder)).toEqual(['last-backup.json']);
});

it('tells 1970 where there was none, so that an alert finds it too old', async () => {
  expect(await measured()).toBe('0');
});

it.each(['', '{', 'null', '{"at":5}', '{"at":"yesterday"}'])(
  'takes a note that cannot be read for none: %j',
  async (note) => {
    await writeFile(path.join(folder, 'last-backup.json'), note);
    expect(await measured()).toBe('0');
  },
);
