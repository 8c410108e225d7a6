// Databases: both, as each is tried in a database of its own kind.
import { existsSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as giveWay } from 'node:timers/promises';
import { openReader } from '../../src/backup/database/reader';
import { readEnv } from '../../src/env';
import { testDatabase } from '../env';
import { runProgram } from '../run-program';
import { queueMail } from '../mailer/mails';
import { createTestHome, startCms, type TestHome } from '../start-cms';
import { fill, type Filled } from './filled';

let home: TestHome;
let filled: Filled;

beforeAll(async () => {
  home = await createTestHome();
  filled = await fill(home);
});

afterAll(async () => {
  await home.remove();
});

async function backUp(): Promise<string> {
  const to = path.join(home.folder, 'backups');
  expect((await runProgram('backup', home.env, ['--to', to, '--plain', '--keep', '1'])).code).toBe(0);
  return path.join(to, readdirSync(to)[0] ?? '');
}

const verify = (file: string) => runProgram('verify', home.env, ['--from', file]);

async function expectNothingLeft(): Promise<void> {
  expect(existsSync(path.join(home.folder, 'verifying'))).toBe(false);
  if (testDatabase === 'sqlite') return;
  const reader = await openReader(readEnv(home.env).database);
  const found = await reader.read("select datname from pg_database where datname like 'backup%'");
  await reader.close();
  expect(found).toEqual([]);
}

it('says that a backup is good, with a server that was started from it, and leaves nothing', async () => {
  const { code, output } = await verify(await backUp());
  expect(output).toMatch(/^The backup of .* is good: \d+ rows and 2 files came back, and a server started/);
  expect(code).toBe(0);
  await expectNothingLeft();
});

it.each([
  ['medium', () => filled.medium],
  ['resume', () => filled.resume],
])('says so where a %s is missing', async (what, place) => {
  const file = path.join(home.folder, place());
  renameSync(file, `${home.folder}/aside`);
  const { code, output } = await verify(await backUp());
  expect(output).toMatch(new RegExp(`^The ${what} .* is missing: the database names it.\\n$`));
  expect(code).toBe(1);
  await expectNothingLeft();
  renameSync(`${home.folder}/aside`, file);
});

it('is good also where a server wrote all the time while it was made', async () => {
  const cms = await startCms(home, { JOBS: 'off' });
  let written = 0;
  let isMaking = true;
  const writing = (async () => {
    for (; isMaking; written += 1) {
      await queueMail(cms, { key: `test:meanwhile:${String(written)}` });
      // SQLite answers without ever giving way to the program that is waited for.
      await giveWay();
    }
  })();
  let file: string;
  let before: number;
  // On a busy machine few writes may end meanwhile: then it is made once more.
  do {
    before = written;
    file = await backUp();
  } while (written <= before + 10);
  isMaking = false;
  await writing;
  await cms.stop();
  const { code, output } = await verify(file);
  expect(output).toContain('is good');
  expect(code).toBe(0);
});
