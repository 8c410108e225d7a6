// Databases: both, as each is copied in its own way.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { noSettingsFile, searchPath, testDatabase } from '../env';
import { runProgram } from '../run-program';
import { cmsRoot, createTestHome, type TestHome } from '../start-cms';
import { fill, write, type Filled } from './filled';
import { waitFor } from '../wait-for';

let home: TestHome;
let filled: Filled;
let to: string;

beforeAll(async () => {
  home = await createTestHome();
  filled = await fill(home);
});

beforeEach(() => {
  to = path.join(home.folder, `backups-${String(Math.random()).slice(2)}`);
});

afterAll(async () => {
  await home.remove();
});

const backUp = (args: string[], variables: Record<string, string> = {}) =>
  runProgram('backup', { ...home.env, ...variables }, ['--to', to, ...args]);

interface Manifest {
  at: string;
  client: string;
  rows: Record<string, number>;
  parts: Record<string, { bytes: number; sha256: string }>;
}

function unpack(): { folder: string; manifest: Manifest } {
  const folder = path.join(to, 'unpacked');
  mkdirSync(folder);
  execFileSync('tar', [
    '-xf',
    path.join(to, readdirSync(to).find((name) => name.endsWith('.tar')) ?? ''),
    '-C',
    folder,
  ]);
  return {
    folder,
    manifest: JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest,
  };
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** When the last backup was made, as the servers of this folder tell it. */
const noted = () =>
  (JSON.parse(readFileSync(path.join(home.folder, 'last-backup.json'), 'utf8')) as { at: string }).at;

it('puts database, media and resumes into one file, and says what is in it', async () => {
  const { code, output } = await backUp(['--plain']);
  expect(output).toContain(`Backed up to ${to}`);
  expect(code).toBe(0);
  const { folder, manifest } = unpack();
  expect(noted()).toBe(manifest.at);
  const media = `media/${path.basename(filled.medium)}`;
  const resume = `resumes/${filled.resume.split(path.sep).slice(2).join('/')}`;
  expect(manifest.client).toBe(testDatabase);
  expect(manifest.rows).toMatchObject({ files: 1, enquiries_applications: 1 });
  expect(Object.keys(manifest.parts)).toEqual(expect.arrayContaining(['database', media, resume]));
  for (const [name, { bytes, sha256 }] of Object.entries(manifest.parts)) {
    expect(hashOf(path.join(folder, name))).toBe(sha256);
    expect(statSync(path.join(folder, name)).size).toBe(bytes);
  }
  expect(hashOf(path.join(folder, media))).toBe(hashOf(path.join(home.folder, filled.medium)));
  // For this user alone, and nothing of the work is left.
  const [name = ''] = readdirSync(to);
  expect(statSync(path.join(to, name)).mode & 0o077).toBe(0);
  expect(existsSync(path.join(home.folder, 'backing-up'))).toBe(false);
});

it('has no secret in it, and says of the key only which one it was', async () => {
  const key = 'kR8v_2mQz-7LxWc4Tn0JbYd5HsFgPa1E';
  expect((await backUp(['--plain'], { ENCRYPTION_KEY: key })).code).toBe(0);
  const { folder } = unpack();
  expect(readFileSync(path.join(folder, 'manifest.json'), 'utf8')).toMatch(
    /"keyFingerprint": "[0-9a-f]{32}"/,
  );
  for (const name of ['manifest.json', 'database'])
    expect(readFileSync(path.join(folder, name)).includes(key)).toBe(false);
});

it('encrypts to a public key, and refuses where there is none and nobody allowed it', async () => {
  const refused = await backUp([]);
  expect(refused.output).toContain('Set BACKUP_RECIPIENT to the public key');
  expect(refused.code).toBe(1);
  expect(existsSync(to)).toBe(false);

  const keyFile = path.join(home.folder, 'backup.key');
  const made = await runProgram('backup', home.env, ['--make-key', keyFile]);
  const recipient = /BACKUP_RECIPIENT=(\S+)/.exec(made.output)?.[1] ?? '';
  expect((await backUp([], { BACKUP_RECIPIENT: recipient })).code).toBe(0);
  const [name = ''] = readdirSync(to);
  expect(name).toMatch(/\.tar\.age$/);
  const content = readFileSync(path.join(to, name));
  expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(content.includes('manifest.json')).toBe(false);
});

it('keeps only as many as it was told, and those of others', async () => {
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'backup-another1-2020-01-01T00-00-00-000Z.tar'), 'of somebody else');
  for (let at = 0; at < 3; at += 1) await backUp(['--plain', '--keep', '2']);
  const names = readdirSync(to);
  expect(names).toHaveLength(3);
  expect(names).toContain('backup-another1-2020-01-01T00-00-00-000Z.tar');
});

/** What the names of the files end with. */
const endings = () => readdirSync(to).map((name) => name.slice(name.indexOf('.tar')));

it('leaves no file under its final name when it is killed, and takes its remains away the next time', async () => {
  expect((await backUp(['--plain'])).code).toBe(0);
  const before = noted();
  rmSync(to, { recursive: true });
  write(home, path.join('public', 'uploads', 'large.bin'), Buffer.alloc(200 * 1024 * 1024, 7));
  const program = path.join(cmsRoot, 'dist', 'src', 'backup', 'main.js');
  const child = spawn(process.execPath, [program, 'backup', '--to', to, '--plain'], {
    cwd: cmsRoot,
    env: { PATH: searchPath, ...noSettingsFile, ...home.env },
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const isHalf = () =>
    existsSync(to) && readdirSync(to).some((name) => statSync(path.join(to, name)).size > 100_000);
  await waitFor('half a backup', () => isHalf() || child.exitCode !== null, { everyMs: 1 });
  child.kill('SIGKILL');
  await ended;
  expect(child.signalCode).toBe('SIGKILL');
  expect(endings()).toEqual(['.tar.part']);
  expect(noted()).toBe(before);

  expect((await backUp(['--plain'])).code).toBe(0);
  expect(endings()).toEqual(['.tar']);
  expect(existsSync(path.join(home.folder, 'backing-up'))).toBe(false);
});

it.each([
  [['--to'], '--to'],
  [['--plain', '--keep', '0'], '--keep must be a whole number'],
  [['--plain', '--everything'], '--everything'],
])('says what is wrong with %j', async (args, words) => {
  const { code, output } = await backUp(args);
  expect(output).toContain(words);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});

it('says so where there is nothing to back up', async () => {
  const empty = await createTestHome({ isEmpty: true });
  const { code, output } = await runProgram('backup', empty.env, ['--to', to, '--plain']);
  expect(output).toMatch(/^The database [^\n]+\.\n$/);
  expect(code).toBe(1);
  await empty.remove();
});
