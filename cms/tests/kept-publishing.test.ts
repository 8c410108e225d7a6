// Databases: PostgreSQL, as rows are kept in the transaction of a publish.
import request from 'supertest';
import { staffWrites, type StaffWrites } from './publisher/staff-writes';
import { logInStaff } from './staff';
import { createTestHome, startCms, type Cms, type TestHome } from './start-cms';

let home: TestHome;
let cms: Cms;
let marketing: StaffWrites;

async function start() {
  cms = await startCms(home);
  marketing = staffWrites(cms, (await logInStaff(cms)).marketing);
}

beforeAll(async () => {
  home = await createTestHome();
  await start();
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  children: [{ type: 'text' as const, text }],
});

const policy = (version: number, words = 'We keep little.', document: 'privacy' | 'terms' = 'privacy') => ({
  title: 'Privacy Policy',
  document,
  version,
  effectiveOn: '2025-09-04',
  summary: [{ value: '14 days', label: 'to ask' }],
  body: [paragraph(words)],
});

interface Refusal {
  error: { details: { errors: { path: string[]; message: string }[] } };
}

async function refusalOf(answer: request.Test): Promise<string[]> {
  const { status, body } = await answer;
  expect(status).toBe(400);
  return (body as Refusal).error.details.errors.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The document service's answer to a write by a script, a schedule or a seed. */
const sentenceOf = (write: Promise<unknown>): Promise<string> =>
  write.then(
    () => 'written',
    (error: unknown) => String(error).replace(/^\w*Error: /, ''),
  );

const policies = () => cms.strapi.documents('api::policy.policy');

const versions = async (document: string) => {
  const rows = await cms.strapi.db.query('api::policy-version.policy-version').findMany({
    where: { document },
    orderBy: { version: 'asc' },
    populate: ['summary'],
  });
  return rows as { id: number; version: number; title: string; body: unknown; summary: object[] }[];
};

const accepted = 'This version has been accepted by parents. Give the new text a new version.';

async function publishPolicy(entry: ReturnType<typeof policy>): Promise<string> {
  const id = await marketing.create('policy', entry);
  await marketing.publish('policy', id, entry);
  return id;
}

const livePolicy = (documentId: string) => policies().findOne({ documentId, status: 'published' });

describe('the text of a policy', () => {
  it('is refused under the version it was published as, whichever way it is published', async () => {
    const id = await publishPolicy(policy(1));
    const changed = policy(1, 'We keep everything.');
    await marketing.save('policy', id, changed);

    expect(await refusalOf(marketing.tryPublish('policy', id))).toEqual([`version: ${accepted}`]);
    expect(await sentenceOf(policies().publish({ documentId: id }))).toBe(accepted);
    expect(await sentenceOf(policies().update({ documentId: id, data: changed, status: 'published' }))).toBe(
      accepted,
    );
    await expect(marketing.bulk('policy', 'bulkPublish', [id])).rejects.toThrow(accepted);
    expect((await livePolicy(id))?.body).toEqual([paragraph('We keep little.')]);
    expect(await versions('privacy')).toMatchObject([{ version: 1, body: [paragraph('We keep little.')] }]);
  });

  it.each([
    ['a title', { title: 'Privacy' }],
    ['a day', { effectiveOn: '2025-09-05' }],
    ['a figure', { summary: [{ value: '15 days', label: 'to ask' }] }],
  ])('covers %s', async (_what, change) => {
    const first = policy(1, 'Fair terms.', 'terms');
    const [known] = await policies().findMany({ filters: { document: 'terms' } });
    const id = known?.documentId ?? (await publishPolicy(first));
    await marketing.save('policy', id, { ...first, ...change });
    expect(await refusalOf(marketing.tryPublish('policy', id))).toEqual([`version: ${accepted}`]);
    await marketing.publish('policy', id, first);
  });

  it('may be published again as it was, with empty pieces that an editor leaves in it', async () => {
    const [known] = await policies().findMany({ filters: { document: 'privacy' } });
    const body = [
      {
        type: 'paragraph' as const,
        children: [...paragraph('We keep little.').children, { type: 'text' as const, text: '' }],
      },
    ];
    await marketing.publish('policy', known?.documentId ?? '', { ...policy(1), body });
    expect(await versions('privacy')).toHaveLength(1);
  });

  it('gets a new version, and each stays as it was published, also once its entry is gone', async () => {
    const id = await publishPolicy(policy(2, 'We keep less.'));
    await marketing.save('policy', id, policy(3, 'We keep nothing.'));
    await marketing.publish('policy', id);
    await marketing.unpublish('policy', id);
    await marketing.remove('policy', id);
    expect(await versions('privacy')).toMatchObject([
      { version: 1, summary: [{ value: '14 days', label: 'to ask' }] },
      { version: 2, body: [paragraph('We keep less.')] },
      { version: 3, body: [paragraph('We keep nothing.')] },
    ]);
    const again = await marketing.create('policy', policy(2, 'We keep more.'));
    expect(await refusalOf(marketing.tryPublish('policy', again))).toEqual([`version: ${accepted}`]);
    await marketing.publish('policy', again, policy(2, 'We keep less.'));
    await marketing.remove('policy', again);
  });

  it('of a version in force does not make way for one whose day has not come', async () => {
    const id = await publishPolicy(policy(5, 'We keep this.'));
    const later = { ...policy(6, 'We keep that.'), effectiveOn: '2999-01-01' };
    await marketing.save('policy', id, later);
    expect(await refusalOf(marketing.tryPublish('policy', id))).toEqual([
      'effectiveOn: Version 5 is in force until then, and this entry contains it. Make a new entry for the version that begins later.',
    ]);
    await marketing.remove('policy', id);
    await publishPolicy(later);
    expect((await versions('privacy')).at(-1)).toMatchObject({ version: 6 });
  });

  it('has no pictures, which could not be kept with it', async () => {
    const file = { hash: 'a', ext: '.png', mime: 'image/png', size: 1, provider: 'local' };
    const times = { createdAt: '2026-01-01', updatedAt: '2026-01-01' };
    const image = {
      ...file,
      ...times,
      url: '/uploads/a.png',
      name: 'a.png',
      alternativeText: 'A seal',
      width: 9,
      height: 9,
    };
    const picture = { type: 'image', image, children: [{ type: 'text', text: '' }] };
    const id = await marketing.create('policy', { ...policy(8), body: [picture] });
    expect(await refusalOf(marketing.tryPublish('policy', id))).toEqual([
      'body: A policy has no pictures in its text: each version is kept for good, and pictures can be deleted. Write it in words.',
    ]);
    await marketing.remove('policy', id);
  });

  it('is kept for good: no query changes or removes a version', async () => {
    const rows = cms.strapi.db.query('api::policy-version.policy-version');
    const where = { document: 'privacy' };
    const refused = 'What was published is kept as it was. It is never changed or removed.';
    expect(await sentenceOf(rows.updateMany({ where, data: { title: 'X' } }))).toBe(refused);
    expect(await sentenceOf(rows.update({ where: { ...where, version: 1 }, data: { title: 'X' } }))).toBe(
      refused,
    );
    expect(await sentenceOf(rows.deleteMany({ where }))).toBe(refused);
    expect(await sentenceOf(rows.delete({ where: { ...where, version: 1 } }))).toBe(refused);
  });

  it('can be read by everyone, version by version', async () => {
    const { body } = await request(cms.url).get(
      '/api/policy-versions?filters[document]=privacy&sort=version',
    );
    const { data } = body as { data: { version: number }[] };
    expect(data.map(({ version }) => version)).toEqual([1, 2, 3, 5, 6]);
  });
});

const prices = [{ currency: 'INR', amountMinor: 649900 }];

/** A key that was published under `field`, and the answer to a change of it. */
const keyed = [
  {
    type: 'plan',
    field: 'key',
    entry: {
      title: 'Coding Monthly',
      key: 'coding-monthly',
      subject: 'coding',
      sessions: 8,
      months: 1,
      features: [{ label: 'Live classes', icon: 'video_camera' }],
      prices,
    },
    other: 'coding-each-month',
    sentence:
      'The key "coding-monthly" was published, and orders and links refer to it. Keep it, or make a new plan.',
  },
  {
    type: 'course',
    field: 'slug',
    entry: {
      title: 'Kickstart',
      slug: 'kickstart',
      kind: 'coding_plan',
      subject: 'coding',
      minAge: 6,
      maxAge: 8,
      prices,
      summary: 'The first steps.',
    },
    other: 'first-steps',
    sentence:
      'The address "kickstart" was published for a track, and orders and links refer to it. Keep it, or make a new course.',
  },
  {
    type: 'page',
    field: 'key',
    entry: { key: 'faq', title: 'Questions', lead: 'And answers.' },
    other: 'blog',
    sentence: 'This page was published as "faq". Keep it, or make a new page.',
  },
];

/** The pictures that an entry needs to be published. */
async function picturesOf(type: string): Promise<object> {
  if (type === 'plan') return {};
  const image = await marketing.upload(`${type}.svg`);
  await marketing.describe(image, { alternativeText: 'A lantern' });
  return type === 'course' ? { icon: image } : { picture: { image } };
}

describe.each(keyed)('the $field of a $type', ({ type, field, entry, other, sentence }) => {
  let id: string;

  it('can be changed until it is published', async () => {
    Object.assign(entry, await picturesOf(type));
    id = await marketing.create(type, { ...entry, [field]: other });
    await marketing.save(type, id, entry);
    await marketing.publish(type, id, entry);
  });

  it('is fixed from then on: in a draft, at Publish, by a script, and once it is unpublished', async () => {
    const uid = `api::${type}.${type}` as 'api::plan.plan';
    const data = { [field]: other };
    const path = `/content-manager/collection-types/${uid}/${id}`;
    const authorization = (await logInStaff(cms)).superAdmin;
    const put = () =>
      request(cms.url)
        .put(path)
        .set('Authorization', authorization)
        .send({ ...entry, ...data });
    expect(await refusalOf(put())).toEqual([`${field}: ${sentence}`]);
    expect(
      await refusalOf(
        request(cms.url)
          .post(`${path}/actions/publish`)
          .set('Authorization', authorization)
          .send({ ...entry, ...data }),
      ),
    ).toEqual([`${field}: ${sentence}`]);
    const update = cms.strapi.documents(uid).update({ documentId: id, data, status: 'published' });
    expect(await sentenceOf(update)).toBe(sentence);
    await marketing.unpublish(type, id);
    expect(await refusalOf(put())).toEqual([`${field}: ${sentence}`]);
    await marketing.publish(type, id, { ...entry, title: 'Another title' });
  });

  it('is free again once the entry is deleted', async () => {
    await marketing.remove(type, id);
    const next = await marketing.create(type, entry);
    await marketing.publish(type, next, entry);
  });
});

it('remembers what was published before it was kept, at the first start that does', async () => {
  await cms.strapi.db.connection('policy_versions').del();
  await cms.strapi.db.connection('published_keys').del();
  await cms.stop();
  await start();
  expect(await versions('privacy')).toMatchObject([{ version: 1, title: 'Privacy Policy' }, { version: 6 }]);
  const [sold] = await cms.strapi.documents('api::plan.plan').findMany({});
  const change = cms.strapi.documents('api::plan.plan').update({
    documentId: sold?.documentId ?? '',
    data: { key: 'other' },
  });
  expect(await sentenceOf(change)).toMatch(/^The key "coding-monthly" was published/);
});
