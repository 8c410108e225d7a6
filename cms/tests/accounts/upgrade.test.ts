import request from 'supertest';
import { copyApplication, spawnCms, untilReady } from '../spawn-cms';
import { createTestHome, startCms, type TestHome } from '../start-cms';

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

/** The application as it was when users had the plugin's own columns alone. */
async function startBefore() {
  const files = {
    'dist/src/extensions/users-permissions/strapi-server.js': 'module.exports = (plugin) => plugin;',
  };
  const before = await spawnCms(home.env, copyApplication(home.folder, { files }));
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
    // Not compared as an Error: SQLite's driver makes its errors of the first test file's own kind.
    await expect(again).rejects.toMatchObject({ message: expect.stringMatching(/unique/i) as string });
  } finally {
    await cms.stop();
  }
});
