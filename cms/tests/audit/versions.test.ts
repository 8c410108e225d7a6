// Databases: PostgreSQL, as it reads parts by the same statements as kept-parts.test.ts, which runs on both.
import request from 'supertest';
import { sentenceOfLine } from '@lanternway/contracts/audit/sentence';
import type { LinePage } from '@lanternway/contracts/audit/staff';
import { versionSentences, type VersionDetail, type VersionPage } from '@lanternway/contracts/audit/versions';
import { contentTypes } from '../../src/access/content-types';
import { shownTypes } from '../../src/access/shown-types';
import { plentiful } from '../accounts/parent';
import { writeLongest } from '../longest/content';
import { plans, publishPlans } from '../payments/goods';
import { staffWrites, type StaffWrites } from '../publisher/staff-writes';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { asStrapiReads, keptContent } from './kept-content';

const versionUid = 'plugin::audit.version';
const group = 'api::faq-group.faq-group';
const question = 'api::faq.faq';

const cms = serveCms(plentiful);
let staff: Record<Staff, string>;
let write: StaffWrites;

beforeAll(async () => {
  staff = await logInStaff(cms);
  write = staffWrites(cms, staff.marketing);
});

const pathOf = (uid: string, id: string, rest = '') => `/audit/versions/${uid}/${id}${rest}`;

const get = (path: string, who: Staff = 'marketing') =>
  request(cms.url).get(path).set('Authorization', staff[who]);

const list = async (uid: string, id: string): Promise<VersionPage> =>
  (await get(pathOf(uid, id)).expect(200)).body as VersionPage;

const detail = async (uid: string, id: string, version: number): Promise<VersionDetail> =>
  (await get(pathOf(uid, id, `/${String(version)}`)).expect(200)).body as VersionDetail;

const savedAt = async (uid: string, documentId: string): Promise<string> => {
  const row = (await cms.strapi.db.query(uid).findOne({ where: { documentId, publishedAt: null } })) as {
    updatedAt: string;
  };
  return new Date(row.updatedAt).toISOString();
};

const putBack = (uid: string, id: string, version: number, at: string, who: Staff = 'marketing') =>
  request(cms.url)
    .post(pathOf(uid, id, `/${String(version)}/put-back`))
    .set('Authorization', staff[who])
    .send({ savedAt: at });

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

it('shows what changed since it went live, and makes a draft of an old version that can be published', async () => {
  const fees = await write.create('faq-group', { title: 'Fees', slug: 'fees-versions' });
  const other = await write.create('faq-group', { title: 'Other', slug: 'other-versions' });
  const id = await write.create('faq', {
    question: 'What does it cost?',
    answer: [paragraph('Ask us.')],
    group: { connect: [{ documentId: fees }] },
  });
  await write.publish('faq-group', fees);
  await write.publish('faq-group', other);
  await write.publish('faq', id);
  expect(await list(question, id)).toMatchObject({ isLive: true, changes: [], total: 1 });
  const moved = { connect: [{ documentId: other }], disconnect: [{ documentId: fees }] };
  await write.save('faq', id, { answer: [paragraph('Ask us.'), paragraph('It is free.')], group: moved });
  const { changes } = await list(question, id);
  expect(changes).toEqual([
    { path: 'Answer', before: 'Ask us.', after: 'Ask us.\nIt is free.' },
    { path: 'Group', before: 'Fees', after: 'Other' },
  ]);
  // The same again is no other version.
  await write.publish('faq', id);
  await write.publish('faq', id);
  const two = await list(question, id);
  expect(two.versions.map(({ by, isLive }) => [by, isLive])).toEqual([
    ['Marketing', true],
    ['Marketing', false],
  ]);
  const old = two.versions[1]?.id ?? 0;
  expect((await detail(question, id, old)).changes).toEqual(
    changes.map(({ path, before, after }) => ({ path, before: after, after: before })),
  );
  const { body } = await putBack(question, id, old, await savedAt(question, id)).expect(200);
  expect(body).toEqual({ message: versionSentences.done, missing: [] });
  // Only the draft: what is live stays.
  const after = await list(question, id);
  expect(after).toMatchObject({ isLive: true, total: 2, fields: 2 });
  await putBack(question, id, old, await savedAt(question, id)).expect(400, /already as this version was/);
  await write.publish('faq', id);
  expect(await list(question, id)).toMatchObject({ fields: 0, total: 3 });
  const log = await get(`/audit/lines?documentId=${id}`, 'superAdmin').expect(200);
  const lines = (log.body as LinePage).lines.map((line) => `${line.actorName} ${sentenceOfLine(line)}`);
  expect(lines[1]).toContain('Marketing put back an earlier version of What does it cost?: answer:');
  expect(lines.filter((line) => line.includes('put back'))).toHaveLength(1);
});

it('leaves out what no longer exists, and says so', async () => {
  const id = await write.create('faq-group', { title: 'Gone', slug: 'gone-group' });
  const about = await write.create('faq', {
    question: 'Where did it go?',
    answer: [paragraph('Away.')],
    group: { connect: [{ documentId: id }] },
  });
  await write.publish('faq-group', id);
  await write.publish('faq', about);
  const [first] = (await list(question, about)).versions;
  await write.remove('faq-group', id);
  await write.save('faq', about, { question: 'Where is it?' });
  const missing = ['The entry “Gone” in “Group” was deleted.'];
  expect((await detail(question, about, first?.id ?? 0)).missing).toEqual(missing);
  const { body } = await putBack(question, about, first?.id ?? 0, await savedAt(question, about)).expect(200);
  expect(body).toEqual({ message: versionSentences.doneWithout, missing });
  const draft = await cms.strapi.documents(question).findOne({ documentId: about, populate: ['group'] });
  expect(draft).toMatchObject({ question: 'Where did it go?', group: null });
});

it('refuses to undo what somebody else has saved, and who may not change the entry', async () => {
  const id = await write.create('faq-group', { title: 'One', slug: 'one-editor' });
  await write.publish('faq-group', id);
  await write.save('faq-group', id, { title: 'Two' });
  const opened = await savedAt(group, id);
  await staffWrites(cms, staff.superAdmin).save('faq-group', id, { title: 'Three' });
  const version = (await list(group, id)).versions[0]?.id ?? 0;
  await putBack(group, id, version, opened).expect(409, /has saved this entry since you opened it/);
  expect(await cms.strapi.documents(group).findOne({ documentId: id })).toMatchObject({ title: 'Three' });
  await putBack(group, id, version, await savedAt(group, id)).expect(200);
  for (const who of ['admissions', 'finance'] as const) {
    await get(pathOf(group, id), who).expect(403);
    await putBack(group, id, version, await savedAt(group, id), who).expect(403);
  }
  await get(pathOf(group, id, '/999999')).expect(404);
  await get(pathOf('plugin::payments.order', id), 'superAdmin').expect(403);
  // A version belongs to its entry.
  const other = await write.create('faq-group', { title: 'Else', slug: 'else-group' });
  await putBack(group, other, version, await savedAt(group, other)).expect(404);
});

it('keeps what was live before versions were kept, and nothing of what is deleted or rolled back', async () => {
  const yearly = plans.find(({ key }) => key === 'coding-yearly');
  if (yearly === undefined) throw new Error('There is no yearly plan.');
  await publishPlans(cms, [yearly]);
  const { documentId } = (await cms.strapi
    .documents('api::plan.plan')
    .findFirst({ filters: { key: 'coding-yearly' } })) as { documentId: string };
  await cms.strapi.db.query(versionUid).deleteMany({});
  await write.save('plan', documentId, { title: 'Coding for a year' });
  await write.publish('plan', documentId);
  const { versions } = await list('api::plan.plan', documentId);
  expect(versions.map(({ by, isLive }) => [by, isLive])).toEqual([
    ['Marketing', true],
    [null, false],
  ]);
  expect((await detail('api::plan.plan', documentId, versions[1]?.id ?? 0)).changes).toMatchObject([
    { before: 'Coding for a year', after: 'Coding Yearly' },
  ]);
  const count = () => cms.strapi.db.query(versionUid).count({});
  await write.save('plan', documentId, { title: 'Coding twice' });
  const failed = cms.strapi.db.transaction(async () => {
    await cms.strapi.documents('api::plan.plan').publish({ documentId });
    expect(await count()).toBe(3);
    throw new Error('Something else fails.');
  });
  await expect(failed).rejects.toThrow('Something else fails.');
  expect(await count()).toBe(2);
  await write.unpublish('plan', documentId);
  expect(await count()).toBe(2);
  await write.remove('plan', documentId);
  expect(await count()).toBe(0);
});

/** What staff cannot take down. */
const always: string[] = ['api::home-page.home-page', 'api::site-setting.site-setting'];

it('puts back every type of content that staff publish, with all that it is made of', async () => {
  const withDrafts = contentTypes.filter((uid) => cms.strapi.getModel(uid).options?.draftAndPublish === true);
  expect(withDrafts.length).toBeGreaterThan(10);
  const kept = cms.strapi.plugin('audit').service<{ keepLive: (of: object) => Promise<void> }>('versions');
  for (const uid of withDrafts) {
    const documentId = await writeLongest(cms, staff.marketing, uid);
    const documents = cms.strapi.documents(uid) as unknown as Record<
      'discardDraft' | 'unpublish',
      (of: { documentId: string }) => Promise<unknown>
    >;
    const rows = cms.strapi.db.query(uid);
    // Published past the content rules, which want pictures and other entries; and taken off the site.
    await rows.updateMany({ where: { documentId }, data: { publishedAt: new Date() } });
    await documents.discardDraft({ documentId });
    const live = await asStrapiReads(cms.strapi, uid, documentId);
    if (always.includes(uid)) {
      await kept.keepLive({ uid, documentId });
      await rows.deleteMany({ where: { documentId, publishedAt: { $notNull: true } } });
    } else await documents.unpublish({ documentId });
    const [version] = (await list(uid, documentId)).versions;
    expect([uid, live]).toMatchObject([uid, await keptContent(cms.strapi, version?.id ?? 0)]);
    const same = { changes: [], fields: 0, missing: [] };
    expect([uid, await detail(uid, documentId, version?.id ?? 0)]).toEqual([uid, same]);
    const { title } = shownTypes[uid];
    await rows.updateMany({ where: { documentId }, data: { [title]: 'Other' } });
    expect((await detail(uid, documentId, version?.id ?? 0)).fields).toBe(1);
    await putBack(uid, documentId, version?.id ?? 0, await savedAt(uid, documentId)).expect(200);
    expect([uid, await detail(uid, documentId, version?.id ?? 0)]).toEqual([uid, same]);
  }
});

it('removes what is old beyond the newest fifty', async () => {
  const row = (at: Date) => ({ at, uid: group, documentOf: 'many', hash: 'x', content: '{}' });
  const dayMs = 24 * 60 * 60_000;
  const now = Date.now();
  const old = Array.from({ length: 55 }, (_, at) => row(new Date(now - (900 + at) * dayMs)));
  const young = Array.from({ length: 3 }, (_, at) => row(new Date(now - at * dayMs)));
  await cms.strapi.db.query(versionUid).createMany({ data: [...old, ...young] });
  const night = cms.strapi.plugin('audit').service<{ work: (now: Date) => Promise<void> }>('night');
  await night.work(new Date(now));
  expect(await cms.strapi.db.query(versionUid).count({ where: { documentOf: 'many' } })).toBe(50);
});
