// Databases: both, as two saves of one entry meet in the database.
import request from 'supertest';
import { logInStaff, type Staff } from './staff';
import { createTestHome, startCms, type Cms, type TestHome } from './start-cms';

let home: TestHome;
let cms: Cms;
let staff: Record<Staff, string>;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
  staff = await logInStaff(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const collection = '/content-manager/collection-types/api::faq-group.faq-group';
const single = '/content-manager/single-types/api::home-page.home-page';
const redirects = '/content-manager/collection-types/api::redirect.redirect';

interface Entry {
  documentId: string;
  updatedAt: string;
  title?: string;
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** One call of the admin; `opened` is the state that the form shows. */
function call(who: Staff, method: Method, path: string, { body = {}, opened = '' } = {}) {
  const test = request(cms.url)[method](path).set('Authorization', staff[who]);
  if (opened !== '') void test.set('X-Entry-Saved-At', opened);
  return method === 'get' ? test : test.send(body);
}

const entryOf = async (test: request.Test): Promise<Entry> => {
  const { body, status } = await test;
  expect(status).toBeLessThan(300);
  return (body as { data: Entry }).data;
};

let made = 0;

/** An entry that marketing has opened and the super admin has saved since. */
async function savedByAnother(): Promise<{ path: string; opened: string }> {
  const title = `Group ${String((made += 1))}`;
  const { documentId } = await entryOf(call('marketing', 'post', collection, { body: { title } }));
  const path = `${collection}/${documentId}`;
  await entryOf(call('marketing', 'post', `${path}/actions/publish`, { body: { title } }));
  const { updatedAt: opened } = await entryOf(call('marketing', 'get', path));
  await entryOf(call('superAdmin', 'put', path, { body: { title: 'Theirs' }, opened }));
  return { path, opened };
}

const told = {
  data: null,
  error: {
    status: 409,
    name: 'ValidationError',
    message:
      'Super admin has saved this entry since you opened it. Nothing was changed: both versions are shown next to the form, under "Saved meanwhile".',
    details: {},
  },
};

describe('an entry that someone else has saved since it was opened', () => {
  it.each([
    ['saved', 'put', ''],
    ['published', 'post', '/actions/publish'],
    ['unpublished', 'post', '/actions/unpublish'],
    ['discarded', 'post', '/actions/discard'],
    ['deleted', 'delete', ''],
  ] as const)('is not %s', async (_what, method, action) => {
    const { path, opened } = await savedByAnother();
    const answer = await call('marketing', method, path + action, { body: { title: 'Mine' }, opened });
    expect([answer.status, answer.body]).toEqual([409, told]);
    expect(await entryOf(call('marketing', 'get', path))).toMatchObject({ title: 'Theirs' });
  });

  it('can be saved by anyone who has seen what was saved', async () => {
    const { path } = await savedByAnother();
    const { updatedAt: opened } = await entryOf(call('marketing', 'get', path));
    await entryOf(call('marketing', 'post', `${path}/actions/publish`, { body: { title: 'Both' }, opened }));
    expect(await entryOf(call('marketing', 'get', path))).toMatchObject({ title: 'Both' });
  });

  it('is saved by a program that says nothing of what it has seen', async () => {
    const { path } = await savedByAnother();
    await entryOf(call('marketing', 'put', path, { body: { title: 'Written' } }));
  });
});

it('lets one person save the same form again and again', async () => {
  const { documentId } = await entryOf(call('marketing', 'post', collection, { body: { title: 'Alone' } }));
  const path = `${collection}/${documentId}`;
  const { updatedAt: opened } = await entryOf(call('marketing', 'get', path));
  for (const title of ['One', 'Two'])
    await entryOf(call('marketing', 'put', path, { body: { title }, opened }));
  await entryOf(call('marketing', 'post', `${path}/actions/publish`, { body: { title: 'Three' }, opened }));
});

it('takes one of two saves that come at the same moment', async () => {
  const { documentId } = await entryOf(call('marketing', 'post', collection, { body: { title: 'Both' } }));
  const path = `${collection}/${documentId}`;
  const { updatedAt: opened } = await entryOf(call('marketing', 'get', path));
  const saves = (['marketing', 'superAdmin'] as const).map((who) =>
    call(who, 'put', path, { body: { title: who }, opened }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

it('looks after single types too', async () => {
  await entryOf(call('marketing', 'put', single, { body: { headline: 'First' } }));
  const { updatedAt: opened } = await entryOf(call('marketing', 'get', single));
  await entryOf(call('superAdmin', 'put', single, { body: { headline: 'Theirs' }, opened }));
  const { body } = await call('marketing', 'put', single, { body: { headline: 'Mine' }, opened });
  expect(body).toEqual(told);
});

it('looks after entries without drafts too', async () => {
  const entry = { from: '/old', to: '/faq', permanent: true };
  const { documentId } = await entryOf(call('marketing', 'post', redirects, { body: entry }));
  const path = `${redirects}/${documentId}`;
  const { updatedAt: opened } = await entryOf(call('marketing', 'get', path));
  await entryOf(call('superAdmin', 'put', path, { body: { ...entry, to: '/blog' }, opened }));
  const { body } = await call('marketing', 'put', path, { body: { ...entry, to: '/contact' }, opened });
  expect(body).toEqual(told);
});
