// Databases: both, as each is put back in its own way.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { keyOfMark, tableOfMark } from '../../src/backup/database/mark';
import { openReader, type Reader } from '../../src/backup/database/reader';
import { readEnv } from '../../src/env';
import { searchPath, testDatabase } from '../env';
import { startMailServer, type MailServer } from '../mailer/mail-server';
import { runProgram } from '../run-program';
import { spawnCms, untilReady } from '../spawn-cms';
import { make } from '../enquiries/made';
import { createTestHome, startCms, type TestHome } from '../start-cms';
import { fill, write, type Filled } from './filled';
import { waitFor } from '../wait-for';

let home: TestHome;
let filled: Filled;
/** Of the backup. */
let file: string;
let keyFile: string;
/** Another one wherever it is filled. What is refused leaves it empty for the next test. */
let empty: TestHome;
let mails: MailServer;

beforeAll(async () => {
  mails = await startMailServer();
  home = await createTestHome();
  filled = await fill(home);
  keyFile = path.join(home.folder, 'backup.key');
  const made = await runProgram('backup', home.env, ['--make-key', keyFile]);
  const BACKUP_RECIPIENT = /BACKUP_RECIPIENT=(\S+)/.exec(made.output)?.[1] ?? '';
  file = await backUp({ BACKUP_RECIPIENT });
  empty = await createTestHome({ isEmpty: true });
});

afterAll(async () => {
  await mails.stop();
  await empty.remove();
  await home.remove();
});

async function replaceEmpty(): Promise<void> {
  await empty.remove();
  empty = await createTestHome({ isEmpty: true });
}

async function backUp(variables: Record<string, string>, args: string[] = []): Promise<string> {
  const to = path.join(home.folder, randomUUID());
  const { output } = await runProgram('backup', { ...home.env, ...variables }, ['--to', to, ...args]);
  expect(output).toContain('Backed up to');
  return path.join(to, readdirSync(to)[0] ?? '');
}

const restore = (from = file, variables: Record<string, string> = {}, words: string[] = []) =>
  runProgram('restore', { ...empty.env, ...variables }, ['--from', from, '--identity', keyFile, ...words]);

const finish = (...args: string[]) => runProgram('restore', empty.env, ['--finish', ...args]);

/** The tables of a home, read without a server. */
const open = ({ env }: TestHome): Promise<Reader> => openReader(readEnv(env).database);

/** All rows of all tables, but for what says that they were restored. */
async function rowsOf(from: TestHome): Promise<Record<string, unknown[]>> {
  const reader = await open(from);
  const rows: Record<string, unknown[]> = {};
  for (const table of await reader.tables()) {
    const found = await reader.read<{ key?: unknown }>(`select * from "${table}"`);
    rows[table] = found.filter(({ key }) => key !== 'core_installation_restored');
  }
  await reader.close();
  return rows;
}

/** Starts a server, waits until `is`, and stops it. Returns what it has written. */
async function serve(
  is: (output: string) => boolean = () => true,
  before: (output: () => string) => Promise<void> = () => Promise.resolve(),
): Promise<string> {
  const server = await spawnCms({ ...empty.env, SMTP_URL: mails.url, MAIL_FROM: 'school@example.com' });
  await before(server.output);
  await untilReady(server);
  const { output: seen } = server;
  await waitFor('what the server is to write', () => is(server.output()), { everyMs: 100, seen });
  server.signal('SIGTERM');
  return (await server.ended).output;
}

/** Two servers that come to the erasures at the same moment. */
async function serveTwice(): Promise<string[]> {
  const client = new Client({ connectionString: empty.env['DATABASE_URL'] });
  await client.connect();
  await client.query('begin');
  await client.query(`select * from ${tableOfMark} where key = '${keyOfMark}' for update`);
  let waiting = 0;
  const isWaiting = (output: string) => output.includes('This one waits for it.');
  const untilBothWait = async (output: () => string) => {
    await waitFor('a server that waits', () => isWaiting(output()), { everyMs: 100, seen: output });
    waiting += 1;
    await waitFor('the other server to wait', () => waiting === 2, { everyMs: 100 });
    await client.query('rollback');
  };
  try {
    return await Promise.all([serve(() => true, untilBothWait), serve(() => true, untilBothWait)]);
  } finally {
    await client.end();
  }
}

const warning =
  'This installation was restored from a backup: nothing is published, mailed, asked or removed';

it('brings everything back into an empty installation, which does nothing by itself until that is finished', async () => {
  const restored = await restore();
  expect(restored.output).toContain('Restored the backup of');
  expect(restored.output).toContain('No list of erasures was found');
  expect(restored.code).toBe(0);
  for (const name of [filled.medium, filled.resume])
    expect(readFileSync(path.join(empty.folder, name))).toEqual(readFileSync(path.join(home.folder, name)));
  expect(existsSync(path.join(empty.folder, 'restoring'))).toBe(false);

  expect(await rowsOf(empty)).toEqual(await rowsOf(home));

  expect(await serve()).toContain(warning);
  const told = await finish();
  expect(told.output).toContain(
    'mails that waited when it was made are sent, though they may have arrived since: 1;',
  );
  expect(told.output).toContain('0 people were erased again');
  expect(told.code).toBe(0);
  expect(await serve()).toContain(warning);
  expect(mails.offered).toEqual([]);

  expect((await finish('--yes')).code).toBe(0);
  expect(await serve(() => mails.arrived.length > 0)).not.toContain(warning);
  expect(mails.arrived.map(({ to }) => to)).toEqual([filled.email]);
  const again = await finish();
  expect(again.output).toContain('its restore is finished');
  expect(again.code).toBe(1);
  await replaceEmpty();
});

/** What is refused has changed nothing: into what is not empty the next test's restore would be refused for that. */
function expectRefusal({ code, output }: Awaited<ReturnType<typeof restore>>, words: string): void {
  expect(output).toContain(words);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(code).toBe(1);
}

it('refuses a file that is damaged in the middle, and one that ends too early', async () => {
  const whole = readFileSync(file);
  const bent = path.join(home.folder, 'bent.tar.age');
  whole[Math.floor(whole.length / 2)] = (whole[Math.floor(whole.length / 2)] ?? 0) ^ 1;
  writeFileSync(bent, whole);
  const cut = path.join(home.folder, 'cut.tar.age');
  writeFileSync(cut, readFileSync(file).subarray(0, -100));
  expect((await restore(cut)).output).toContain('is damaged');
  expectRefusal(await restore(bent), 'is damaged');
});

it('refuses a plain file in which a medium is not what was backed up', async () => {
  const plain = await backUp({}, ['--plain']);
  const content = readFileSync(plain);
  const at = content.indexOf(readFileSync(path.join(home.folder, filled.medium)));
  content[at + 1_000] = (content[at + 1_000] ?? 0) ^ 1;
  writeFileSync(plain, content);
  expectRefusal(await restore(plain), `${path.basename(filled.medium)} is not what was backed up`);
});

it('refuses a backup of an installation with another key', async () => {
  const other = await backUp({ ENCRYPTION_KEY: 'kR8v_2mQz-7LxWc4Tn0JbYd5HsFgPa1E' }, ['--plain']);
  expectRefusal(await restore(other), 'made with another ENCRYPTION_KEY');
});

it('refuses a private key that does not belong to the backup, and asks for one where there is none', async () => {
  const without = await runProgram('restore', empty.env, ['--from', file]);
  expect(without.output).toContain('The file is encrypted: name the file with the private key');
  const otherKey = path.join(home.folder, 'other.key');
  await runProgram('backup', home.env, ['--make-key', otherKey]);
  const other = await runProgram('restore', empty.env, ['--from', file, '--identity', otherKey]);
  expectRefusal(other, 'encrypted to another key');
});

it('refuses the tables of another version of the code', async () => {
  const reader = await open(home);
  const newer = Date.now() + 60_000;
  await reader.write(
    `insert into installation_schemas (version, at) values ('${'f'.repeat(32)}', ${String(newer)})`,
  );
  const other = await backUp({}, ['--plain']);
  await reader.write(`delete from installation_schemas where version = '${'f'.repeat(32)}'`);
  await reader.close();
  expectRefusal(await restore(other), 'the tables of another version of the code');
});

it('refuses an installation that has rows, and one that has files', async () => {
  const full = await runProgram('restore', home.env, ['--from', file, '--identity', keyFile]);
  expect(full.output).toContain('The database is not empty.');
  expect(full.code).toBe(1);

  write(empty, path.join('public', 'uploads', 'photo.png'), 'a photo');
  const refused = await restore();
  rmSync(path.join(empty.folder, 'public', 'uploads', 'photo.png'));
  expectRefusal(refused, 'uploads is not empty.');
});

/** A program in front of all others, which gives a dump up to its first whole table and then does something. */
function haltingRestore(what: string): Record<string, string> {
  const folder = path.join(home.folder, randomUUID());
  mkdirSync(folder);
  const real = execFileSync('which', ['pg_restore'], { encoding: 'utf8' }).trim();
  const script = `#!/bin/sh\n${real} "$@" | sed '/^);$/q'\n${what}\n`;
  writeFileSync(path.join(folder, 'pg_restore'), script, { mode: 0o755 });
  return { PATH: `${folder}${path.delimiter}${searchPath}` };
}

// A file of SQLite gets its name when it is whole.
(testDatabase === 'postgres' ? it : it.skip).each([
  ['fails', 'echo "the disk is gone" >&2; exit 1'],
  ['is killed', 'kill -9 $PPID; sleep 1'],
])('leaves the database empty where it %s in the middle', async (_how, what) => {
  const { code } = await restore(file, haltingRestore(what));
  expect(code).toBe(1);
  const reader = await open(empty);
  // What was begun ends with its connection, which the other program may still be closing.
  const others =
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()';
  const isAlone = async () => (await reader.read(others)).length === 0;
  await waitFor('the other connections to end', isAlone, { seen: () => reader.read(others) });
  expect(await reader.tables()).toEqual([]);
  await reader.close();
  rmSync(path.join(empty.folder, 'public'), { recursive: true, force: true });
  rmSync(path.join(empty.folder, 'private'), { recursive: true, force: true });
});

it('takes the files away again where the database cannot be put back, and can be repeated after all that failed', async () => {
  // A folder stands where the file would get its name, or the program is not there.
  const variables: Record<string, string> = testDatabase === 'postgres' ? { PATH: home.folder } : {};
  if (testDatabase === 'sqlite') mkdirSync(path.join(empty.folder, 'cms.db.restoring'));
  const { code } = await restore(file, variables);
  expect(code).toBe(1);
  for (const name of [filled.medium, filled.resume])
    expect(existsSync(path.join(empty.folder, name))).toBe(false);
  rmSync(path.join(empty.folder, 'cms.db.restoring'), { recursive: true, force: true });
  expect((await restore()).code).toBe(0);
  await replaceEmpty();
});

it('erases again who was erased since the backup, before anybody is served, and nobody else', async () => {
  const other = 'priya@example.com';
  const cms = await startCms(home, { JOBS: 'off' });
  await make(cms, 'contact', other, { message: `My sister ${filled.email} has applied.` });
  const older = await backUp({}, ['--plain']);
  const { erase } = cms.strapi.plugin('accounts').service('dataRequests') as {
    erase: (email: string) => Promise<boolean>;
  };
  await cms.strapi.db.transaction(() => erase(filled.email.toUpperCase()));
  // One who is in no backup.
  await cms.strapi.db.transaction(() => erase('nobody@example.com'));
  await cms.stop();

  const list = path.join(home.folder, 'erasures');
  const restored = await restore(older, {}, ['--erasures', list]);
  expect(restored.output).toMatch(/Erasures since \S+: 2, by .*The first server that starts repeats them\./);
  const tooEarly = await finish('--yes');
  expect(tooEarly.output).toContain('Start a server first');
  expect(tooEarly.code).toBe(1);

  const said = testDatabase === 'postgres' ? await serveTwice() : [await serve()];
  expect(said.filter((output) => output.includes('Erased again after the restore: 1 person.'))).toHaveLength(
    1,
  );
  const told = JSON.stringify(await rowsOf(empty));
  expect(told).toContain(other);
  expect(told).toContain('My sister (erased) has applied.');
  expect(told).not.toContain(filled.email);
  expect((await finish('--yes')).output).toContain('1 person was erased again');
  // Who restores the same backup once more needs only this installation's own list.
  expect(readErasedIn(path.join(empty.folder, 'erasures'))).toEqual(
    expect.arrayContaining(readErasedIn(list)),
  );
});

const readErasedIn = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) =>
    readFileSync(path.join(folder, name), 'utf8').split('\n').filter(Boolean),
  );
