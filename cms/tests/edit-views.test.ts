// Databases: SQLite, as a view is one stored value, written and read by Strapi.
import request from 'supertest';
import { logInStaff } from './staff';
import { createTestHome, startCms, type Cms, type TestHome } from './start-cms';

interface Configuration {
  settings: Record<string, unknown>;
  metadatas: Record<
    string,
    { edit: { label: string; description: string; mainField?: string }; list: unknown }
  >;
  layouts: { list: string[]; edit: { name: string; size: number }[][] };
}

interface Answer {
  data: { contentType: Configuration; components: Record<string, Configuration> };
}

const path = '/content-manager/content-types/api::course.course/configuration';

let home: TestHome;
let cms: Cms;
let authorization: string;

async function start() {
  cms = await startCms(home);
  authorization = (await logInStaff(cms)).superAdmin;
}

beforeAll(async () => {
  home = await createTestHome();
  await start();
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

async function readConfiguration(): Promise<Answer['data']> {
  const { body } = await request(cms.url).get(path).set('Authorization', authorization);
  return (body as Answer).data;
}

it('gives the form of a course its words, its order and its columns', async () => {
  const { contentType } = await readConfiguration();
  expect(contentType.metadatas['hours']?.edit).toMatchObject({
    label: 'Hours',
    description: expect.stringContaining('16 or 24'),
  });
  expect(contentType.metadatas['soldAs']?.edit.mainField).toBe('title');
  expect(contentType.layouts.edit[0]).toEqual([
    { name: 'title', size: 6 },
    { name: 'slug', size: 6 },
  ]);
  expect(contentType.layouts.list).toEqual(['title', 'kind', 'subject', 'order']);
  expect(contentType.settings).toMatchObject({ mainField: 'title', defaultSortBy: 'kind' });
});

it('gives components their words too', async () => {
  const { components } = await readConfiguration();
  expect(components['pricing.price']?.metadatas['amountMinor']?.edit.label).toBe('Price');
});

it('keeps the columns that staff chose when the CMS starts again', async () => {
  const { contentType } = await readConfiguration();
  const { settings, layouts } = contentType;
  const chosen = { settings, layouts: { ...layouts, list: ['title', 'grade'] } };
  const answer = await request(cms.url).put(path).set('Authorization', authorization).send(chosen);
  expect(answer.status).toBe(200);
  await cms.stop();
  await start();
  expect((await readConfiguration()).contentType.layouts.list).toEqual(['title', 'grade']);
});

it('puts a stored form right if it has a column that the type does not have', async () => {
  const store = cms.strapi.store({ type: 'plugin', name: 'content_manager' });
  const key = 'configuration_content_types::api::course.course';
  const form = (await store.get({ key })) as Configuration;
  await store.set({ key, value: { ...form, layouts: { ...form.layouts, list: ['title', 'gone'] } } });
  await cms.stop();
  await start();
  const { list } = (await readConfiguration()).contentType.layouts;
  expect(list).toContain('title');
  expect(list).not.toContain('gone');
});
