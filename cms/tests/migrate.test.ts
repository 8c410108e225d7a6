// Databases: both, as each has a lock of its own kind.
import { testDatabase } from './env';
import { runProgram } from './run-program';
import { spawnCms, untilReady } from './spawn-cms';
import { createTestHome, startCms, type TestHome } from './start-cms';

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome({ isEmpty: true });
});

afterAll(async () => {
  await home.remove();
});

const byCommand = { MIGRATE: 'by-command' };

async function startAndStop(variables: Record<string, string> = {}): Promise<void> {
  const cms = await spawnCms({ ...home.env, ...variables });
  await untilReady(cms);
  cms.signal('SIGTERM');
  const { code, output } = await cms.ended;
  if (code !== 0) throw new Error(`It ended with code ${String(code)}: ${output}`);
}

it('does not start a server that may change no tables on an empty database, and says what to do', async () => {
  const { code, output } = await (await spawnCms({ ...home.env, ...byCommand })).ended;
  expect(code).toBe(1);
  expect(output).toContain(
    'Not started: the tables are not those of this version. Run "npm run migrate" first.',
  );
});

it('makes the tables once, though several begin on an empty database at the same moment', async () => {
  // SQLite allows only one server, and the command next to it.
  const servers = testDatabase === 'postgres' ? [startAndStop(), startAndStop()] : [startAndStop()];
  const [migrated] = await Promise.all([runProgram('migrate', home.env), ...servers]);
  expect(migrated.output).toContain('The database has the tables of this version.');
  expect(migrated.code).toBe(0);
  // Each row that every installation has is there once.
  const cms = await startCms(home);
  const roles: { code: string }[] = await cms.strapi.db.query('admin::role').findMany({});
  expect(new Set(roles.map(({ code }) => code)).size).toBe(roles.length);
  const versions: unknown[] = await cms.strapi.db.getConnection('installation_schemas').select('version');
  expect(versions).toHaveLength(1);
  await cms.stop();
});

it('starts a server on the tables of its own version, also where a newer one has added to them', async () => {
  await startAndStop(byCommand);
  const cms = await startCms(home);
  const newer = { version: 'f'.repeat(32), at: Date.now() + 1_000 };
  await cms.strapi.db.getConnection('installation_schemas').insert(newer);
  await cms.stop();
  await startAndStop(byCommand);
});

it('ends with code 1 where it cannot change them', async () => {
  const { code, output } = await runProgram('migrate', { ...home.env, PORT: 'none' });
  expect(code).toBe(1);
  expect(output).toContain('PORT must be a whole number');
});
