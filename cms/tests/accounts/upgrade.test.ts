// Databases: both, as it changes tables of an earlier version.
import request from 'supertest';
import { copyApplication, spawnCms, untilReady } from '../spawn-cms';
import { createTestHome, startCms, type TestHome } from '../start-cms';
import { untilCode } from './parent';

const users = 'plugin::users-permissions.user';
const admin = { email: 'first@lanternway.example', password: 'Correct-horse-9', firstname: 'First' };
const parent = {
  email: 'early@example.com',
  username: 'early@example.com',
  password: 'Long-enough-1',
  role: 1,
};

let home: TestHome;

beforeAll(async () => {
  home = await createTestHome({ isEmpty: true });
});

afterAll(() => home.remove());

/** One-time codes from the time when an address had one for each purpose, with nothing stored along with it. */
const codesBefore = `module.exports = (plugin) => {
  const { schema } = plugin.contentTypes.otp;
  for (const name of ['device', 'password', 'fullName']) delete schema.attributes[name];
  schema.indexes[0] = { name: 'accounts_otps_email_purpose_uq', columns: ['email', 'purpose'], type: 'unique' };
  return plugin;
};`;

/** The application from the time when users had only the plugin's own columns. */
async function startBefore() {
  const files = {
    'dist/src/extensions/users-permissions/strapi-server.js': 'module.exports = (plugin) => plugin;',
    'dist/src/extensions/accounts/strapi-server.js': codesBefore,
    // Accounts could be made in the Content Manager then.
    'dist/src/access/services-alone.js': 'exports.keepRowsForServices = () => undefined;',
  };
  // Nobody was counted then.
  const before = await spawnCms({ ...home.env, JOBS: 'off' }, copyApplication(home.folder, { files }));
  await untilReady(before);
  return before;
}

async function makeUser(url: string) {
  const registered = await request(url).post('/admin/register-admin').send(admin);
  const { data } = registered.body as { data: { token: string } };
  return request(url)
    .post(`/content-manager/collection-types/${users}`)
    .set('Authorization', `Bearer ${data.token}`)
    .send(parent);
}

it('starts on a database from before parents had accounts, and keeps who is in it', async () => {
  const before = await startBefore();
  const early = await makeUser(before.url);
  before.signal('SIGTERM');
  await before.ended;
  expect(early.status).toBe(201);

  const cms = await startCms(home);
  try {
    const query = cms.strapi.db.query(users);
    expect(await query.findOne({ where: { email: parent.email } })).toMatchObject({
      username: parent.email,
      fullName: null,
      closedAt: null,
    });
    const again = query.create({ data: { email: parent.email, username: 'another' } });
    // Not compared as an Error: SQLite's driver makes errors of the first test file's own class.
    await expect(again).rejects.toMatchObject({ message: expect.stringMatching(/unique/i) as string });

    // Parents who had not confirmed their address yet keep their password, which takes effect with the new code.
    const { email, password } = parent;
    const { status, body } = await request(cms.url).post('/api/auth/login').send({ email, password });
    expect([status, body]).toMatchObject([403, { reason: 'unconfirmed' }]);
    const otp = await untilCode(cms, email);
    // A second code for the address, from another device: the index that allowed only one is gone.
    const stranger = { username: 'Somebody Else', email, password: 'of a stranger 7' };
    const theirs = await request(cms.url).post('/api/auth/register').set('Origin', cms.url).send(stranger);
    expect(theirs.status).toBe(200);
    expect(await cms.strapi.db.query('plugin::accounts.otp').count({ where: { email } })).toBe(2);
    expect((await request(cms.url).post('/api/auth/verify-otp').send({ email, otp })).status).toBe(200);
    expect((await request(cms.url).post('/api/auth/login').send({ email, password })).status).toBe(200);
  } finally {
    await cms.stop();
  }
});
