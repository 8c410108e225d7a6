// Databases: SQLite, as roles decide what a visitor may read.
import { isTakenAddress } from '@lanternway/contracts/site/taken-addresses';
import request from 'supertest';
import { adminService } from '../../src/access/admin-services';
import { applyAccess } from '../../src/access/apply-access';
import { readEnv } from '../../src/env';
import { serveCms } from '../serve-cms';
import { buildToken } from '../start-cms';

const faq = 'api::faq.faq';
const group = 'api::faq-group.faq-group';

const cms = serveCms();

beforeAll(async () => {
  const documents = cms.strapi.documents;
  const { documentId } = await documents(group).create({ data: { title: 'Classes', slug: 'classes' } });

  await documents(group).publish({ documentId });
  const answer = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'Yes.' }] }];
  const entry = await documents(faq).create({ data: { question: 'Published?', answer, group: documentId } });
  await documents(faq).publish({ documentId: entry.documentId });
  await documents(faq).update({ documentId: entry.documentId, data: { question: 'Being rewritten?' } });
  await documents(faq).create({ data: { question: 'Still a draft?', answer, group: documentId } });
});

const askers = [
  ['a visitor', null],
  ['the build', `Bearer ${buildToken}`],
] as const;

function read(path: string, authorization: string | null) {
  const call = request(cms.url).get(path);
  return authorization === null ? call : call.set('Authorization', authorization);
}

describe.each(askers)('%s', (_who, authorization) => {
  it('reads what is published, as it was published', async () => {
    const { status, body } = await read('/api/faqs?populate=*', authorization);
    expect(status).toBe(200);
    const { data } = body as { data: { question: string }[] };
    expect(data.map(({ question }) => question)).toEqual(['Published?']);
  });

  it.each([
    'status=draft',
    'status=DRAFT',
    'status=anything',
    'status=',
    'status[]=draft',
    'status[0]=draft',
    'status[$eq]=draft',
    'status=published&status=draft',
    '%73tatus=draft',
    'publicationFilter=never-published',
    'publicationFilter=modified',
    'hasPublishedVersion=false',
    'filters[publishedAt][$null]=true',
    'filters[question][$contains]=draft',
    'sort=status',
    'publicationState=preview',
    'populate[group][status]=draft',
  ])('sees no draft with ?%s', async (query) => {
    for (const path of ['/api/faqs', '/API/faqs/']) {
      const { body, status } = await read(`${path}?${query}`, authorization);
      expect(JSON.stringify(body)).not.toMatch(/Still a draft|Being rewritten/);
      expect([200, 400, 403]).toContain(status);
    }
  });

  it('gets no drafts', async () => {
    const { body, status } = await read('/api/faqs?status=draft', authorization);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { message: 'Only published content can be read here.' } });
  });

  it('sees nobody who works here', async () => {
    const { body } = await read('/api/faqs?populate=*', authorization);
    expect(JSON.stringify(body)).not.toMatch(/createdBy|updatedBy|password/);
    const filtered = await read('/api/faqs?filters[updatedBy][password][$startsWith]=$2', authorization);
    expect(filtered.status).toBe(400);
  });
});

it('gives at most a hundred entries at a time', async () => {
  const { body } = await read('/api/faqs?pagination[pageSize]=100000', null);
  expect(body).toMatchObject({ meta: { pagination: { pageSize: 100 } } });
});

it('refuses a token it does not know, even where anyone may read', async () => {
  const { status } = await read('/api/faqs', 'Bearer something');
  expect(status).toBe(401);
});

it('has none of the addresses of accounts that Strapi brings', async () => {
  for (const path of ['/api/auth/local', '/api/auth/local/register', '/api/auth/send-email-confirmation']) {
    const { status } = await request(cms.url)
      .post(path)
      .send({ identifier: 'a', email: 'a@b.co', password: 'x' });
    expect([404, 405]).toContain(status);
  }
  for (const path of ['/api/connect/google', '/api/auth/google/callback', '/api/users', '/api/users/me']) {
    expect((await request(cms.url).get(path)).status).toBe(404);
  }
});

describe('tokens', () => {
  const names = async () => {
    const tokens: { name: string }[] = await cms.strapi.db.query('admin::api-token').findMany();
    return tokens.map(({ name }) => name.replace(/^Site build [0-9a-f]{8}$/, 'Site build')).sort();
  };
  const settings = () => readEnv({ SITE_READ_TOKEN: buildToken });

  it('belong only to the build after the first start', async () => {
    expect(await names()).toEqual(['Site build']);
    expect(await cms.strapi.db.query('admin::transfer-token').count()).toBe(0);
  });

  it('that staff make stay when access is applied again', async () => {
    await cms.strapi.db.query('admin::user').create({ data: { email: 'someone@lanternway.example' } });
    await cms.strapi.db.query('admin::api-token').create({ data: { name: 'Staff made', accessKey: 'x' } });
    await applyAccess(cms.strapi, settings());
    expect(await names()).toEqual(['Site build', 'Staff made']);
  });

  it('of the build work with a new key at once, and with the earlier one until a week without use has passed', async () => {
    const statusWith = async (key: string) => (await read('/api/faqs', `Bearer ${key}`)).status;
    const newer = () => applyAccess(cms.strapi, readEnv({ SITE_READ_TOKEN: 'another-key' }));
    await newer();
    expect([await statusWith('another-key'), await statusWith(buildToken)]).toEqual([200, 200]);
    const rows = cms.strapi.db.query('admin::api-token');
    const notNewer = {
      name: { $startsWith: 'Site build' },
      accessKey: { $ne: adminService(cms.strapi, 'api-token').hash('another-key') },
    };
    const weekAgo = new Date(Date.now() - 8 * 24 * 60 * 60_000);
    await rows.updateMany({ where: notNewer, data: { createdAt: weekAgo } });
    await newer();
    expect(await statusWith(buildToken)).toBe(200);
    await rows.updateMany({ where: notNewer, data: { lastUsedAt: weekAgo } });
    await newer();
    expect([await statusWith('another-key'), await statusWith(buildToken)]).toEqual([200, 401]);
    await applyAccess(cms.strapi, settings());
  });

  it('of the build work for instances with different salts side by side', async () => {
    const config = cms.strapi.config;
    const salt: unknown = config.get('admin.apiToken.salt');
    config.set('admin.apiToken.salt', 'another salt');
    await applyAccess(cms.strapi, settings());
    expect((await read('/api/faqs', `Bearer ${buildToken}`)).status).toBe(200);
    config.set('admin.apiToken.salt', salt);
    expect((await read('/api/faqs', `Bearer ${buildToken}`)).status).toBe(200);
  });
});

it('takes back what was granted to the public by hand', async () => {
  const role = await cms.strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } });
  const permissions = cms.strapi.db.query('plugin::users-permissions.permission');
  await permissions.create({ data: { action: 'plugin::upload.content-api.upload', role: role?.id } });
  await applyAccess(cms.strapi, readEnv({ SITE_READ_TOKEN: buildToken }));
  expect(await permissions.count({ where: { action: 'plugin::upload.content-api.upload' } })).toBe(0);
});

it('leaves no landing page an address of a plugin', () => {
  const names = Object.keys(cms.strapi.plugins);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !isTakenAddress(name))).toEqual([]);
});
