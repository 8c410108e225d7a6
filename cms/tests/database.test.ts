// Databases: both, as it is about the tables of each.
import { execFileSync } from 'node:child_process';
import { chownSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { testDatabase } from './env';
import { copyApplication, spawnCms, untilReady } from './spawn-cms';
import { outside } from './outside';
import { startPooler } from './pooler';
import { overTcp } from './postgres';
import { runProgram } from './run-program';
import { cmsRoot, createTestHome, startCms, type Cms, type TestHome } from './start-cms';
import { waitFor } from './wait-for';

let home: TestHome;
let cms: Cms;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

/** PostgreSQL's driver returns an object with the rows, SQLite's returns the rows. */
async function ask(question: string): Promise<unknown> {
  const answer = (await cms.strapi.db.connection.raw(question)) as { rows?: unknown } | unknown[];
  return Array.isArray(answer) ? answer : answer.rows;
}

const settings = {
  sqlite: [
    ['PRAGMA journal_mode', [{ journal_mode: 'wal' }]],
    ['PRAGMA busy_timeout', [{ timeout: 5000 }]],
    ['PRAGMA foreign_keys', [{ foreign_keys: 1 }]],
  ],
  postgres: [
    ['SHOW statement_timeout', [{ statement_timeout: '10s' }]],
    ['SHOW idle_in_transaction_session_timeout', [{ idle_in_transaction_session_timeout: '15s' }]],
    ['SHOW lock_timeout', [{ lock_timeout: '5s' }]],
  ],
} as const;

it.each(settings[testDatabase])('runs with %s as it should', async (question, answer) => {
  expect(await ask(question)).toEqual(answer);
});

const behindPooler = testDatabase === 'postgres' ? it : it.skip;

behindPooler('runs behind PgBouncer, with the same limits', async () => {
  const pooler = await startPooler(home.env['DATABASE_URL'] ?? '');
  const behind = await spawnCms({
    ...home.env,
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: home.env['DATABASE_URL'] ?? '',
  });
  await untilReady(behind);
  expect((await fetch(`${behind.url}/api/plans`)).status).toBe(200);
  behind.signal('SIGTERM');
  await behind.ended;
  expect([...pooler.given].sort()).toEqual(['application_name', 'client_encoding', 'database', 'user']);
  const client = new Client({ connectionString: pooler.url });
  await client.connect();
  for (const [question, answer] of settings.postgres)
    expect((await client.query(question)).rows).toEqual(answer);
  await client.end();
  await pooler.stop();
});

behindPooler('waits for a database that comes up later', async () => {
  const later = await startPooler(home.env['DATABASE_URL'] ?? '');
  await later.stop();
  const waiting = await spawnCms({ ...home.env, DATABASE_URL: later.url });
  const isWaiting = () => waiting.output().includes('Waiting for the database at 127.0.0.1:');
  await waitFor('the CMS to wait for its database', isWaiting, { seen: waiting.output });
  await later.start();
  await untilReady(waiting);
  waiting.signal('SIGTERM');
  expect((await waiting.ended).code).toBe(0);
  await later.stop();
});

behindPooler.each([
  ['nothing answers', (url: URL) => (url.port = '9'), 'nothing answers there'],
  ['there is no such database', (url: URL) => (url.pathname = '/nowhere'), 'there is no such database'],
])('names DATABASE_URL where %s, in one line without its password', async (_what, change, words) => {
  const url = overTcp(home.env['DATABASE_URL'] ?? '');
  url.password = 'S3cret-of-the-database';
  change(url);
  const refused = await spawnCms({ ...home.env, DATABASE_URL: url.href, DATABASE_WAIT_S: '0' });
  const { code, output } = await refused.ended;
  expect(code).toBe(1);
  const lines = output.split('\n').filter((line) => line.includes('DATABASE_URL'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`because ${words}.`);
  expect(output).not.toContain('S3cret');
  expect(output).not.toContain('    at ');
});

behindPooler(
  'reaches a database only where its certificate is good, if it is told to, also for a backup',
  async () => {
    const [certificate, other] = [await makeCertificate('cms'), await makeCertificate('other')];
    const url = overTcp(home.env['DATABASE_URL'] ?? '');
    url.hostname = 'localhost';
    const encrypted = { ...home.env, DATABASE_URL: url.href, DATABASE_SSL: 'verify', DATABASE_WAIT_S: '0' };
    const refusalOf = async (variables: Record<string, string>) =>
      (await (await spawnCms({ ...encrypted, ...variables })).ended).output;
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    try {
      const named = { DATABASE_SSL_CA_FILE: certificate };
      expect(await refusalOf(named)).toContain(
        'because it offers no encryption, and DATABASE_SSL asks for it.',
      );

      await owner.query(`alter system set ssl_cert_file = '${certificate}'`);
      await owner.query(`alter system set ssl_key_file = '${certificate}.key'`);
      await owner.query('alter system set ssl = on');
      await owner.query('select pg_reload_conf()');
      const isOn = async () => (await owner.query<{ ssl: string }>('show ssl')).rows[0]?.ssl === 'on';
      await waitFor('the database to encrypt', isOn);

      expect(await refusalOf({ DATABASE_SSL_CA_FILE: other })).toContain(
        'because its certificate is not signed by the one in DATABASE_SSL_CA_FILE.',
      );
      const behind = await spawnCms({ ...encrypted, ...named });
      await untilReady(behind);
      expect((await fetch(`${behind.url}/api/plans`)).status).toBe(200);
      const open = `select bool_and(ssl) as all from pg_stat_ssl join pg_stat_activity using (pid)
      where datname = current_database() and application_name like 'school-cms%' and ssl`;
      expect((await owner.query(open)).rows).toEqual([{ all: true }]);
      behind.signal('SIGTERM');
      await behind.ended;
      const backup = ['--to', path.join(home.folder, 'backups'), '--plain'];
      for (const variables of [named, { DATABASE_SSL: 'require' }])
        expect(await runProgram('backup', { ...encrypted, ...variables }, backup)).toMatchObject({ code: 0 });
      const refused = await runProgram('backup', { ...encrypted, DATABASE_SSL_CA_FILE: other }, backup);
      expect(refused.output).toContain('its certificate is not signed');
    } finally {
      for (const name of ['ssl', 'ssl_cert_file', 'ssl_key_file'])
        await owner.query(`alter system reset ${name}`);
      await owner.query('select pg_reload_conf()');
      await owner.end();
    }
  },
);

/** For the host localhost, which it signs by itself; its key, for the server alone, is next to it. */
async function makeCertificate(name: string): Promise<string> {
  const file = path.join(await folderOfServer(), `${name}.pem`);
  const key = `${file}.key`;
  execFileSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', file],
  ]);
  const { uid, gid } = statSync(path.dirname(file));
  for (const each of [file, key]) chownSync(each, uid, gid);
  return file;
}

async function folderOfServer(): Promise<string> {
  const rows = (await ask('show data_directory')) as { data_directory: string }[];
  return rows[0]?.data_directory ?? '';
}

it('has types that are made of the model as it is now', async () => {
  const { generators } = outside<TypeGenerators>('@strapi/typescript-utils');
  const artifacts = { contentTypes: true, components: true };
  const logger = { silent: true };
  await generators.generate({ pwd: home.folder, strapi: cms.strapi, artifacts, logger });
  for (const name of ['contentTypes.d.ts', 'components.d.ts']) {
    const file = path.join('types', 'generated', name);
    const [kept, made] = [cmsRoot, home.folder].map((folder) =>
      readFileSync(path.join(folder, file), 'utf8'),
    );
    // To fix it: npx strapi ts:generate-types, in the folder cms.
    expect(kept === made || `${file} is behind the model`).toBe(true);
  }
});

it('keeps a column that the model no longer has, and its values', async () => {
  const category = 'api::category.category';
  const { documentId } = await cms.strapi.documents(category).create({
    data: { title: 'Maths', slug: 'maths', description: 'Numbers.' },
  });
  await cms.stop();

  const schemaFile = 'dist/src/api/category/content-types/category/schema.json';
  const schema = JSON.parse(readFileSync(path.join(cmsRoot, schemaFile), 'utf8')) as Schema;
  Reflect.deleteProperty(schema.attributes, 'description');
  const files = { [schemaFile]: JSON.stringify(schema) };
  const without = await spawnCms(home.env, copyApplication(home.folder, { files }));
  await untilReady(without);
  without.signal('SIGTERM');
  await without.ended;

  cms = await startCms(home);
  expect(await cms.strapi.documents(category).findOne({ documentId })).toMatchObject({
    description: 'Numbers.',
  });
});

interface TypeGenerators {
  generators: { generate: (of: object) => Promise<unknown> };
}

interface Schema {
  attributes: Record<string, unknown>;
}
