// Databases: PostgreSQL, as several rows are numbered in one transaction, behind locks.
import type { OrderedEntry, OrderedList } from '@lanternway/contracts/publishing/order';
import { serveCms } from '../serve-cms';
import { messageOf, openDesk, type Desk } from './desk';
import { staffWrites, type StaffWrites } from './staff-writes';

const uid = 'api::faq.faq';
const groupUid = 'api::faq-group.faq-group';
const answer = [{ type: 'paragraph', children: [{ type: 'text', text: 'Yes.' }] }];

const cms = serveCms();
let desk: Desk;
let write: StaffWrites;
let groups: Record<'prices' | 'classes', string>;
/** By question: three under Prices, one under Classes. */
let faqs: Record<string, string>;

beforeAll(async () => {
  desk = await openDesk(cms);
  write = staffWrites(cms, desk.authorization.marketing);
});

beforeEach(async () => {
  for (const type of [uid, groupUid] as const)
    for (const { documentId } of await cms.strapi.documents(type).findMany({}))
      await cms.strapi.documents(type).delete({ documentId });
  groups = {
    prices: await publishGroup('Prices', 0),
    classes: await publishGroup('Classes', 1),
  };
  faqs = {};
  for (const [order, question] of ['How much?', 'For whom?', 'Until when?'].entries())
    faqs[question] = await add(question, groups.prices, order);
  faqs['Where?'] = await add('Where?', groups.classes, 0);
  await cms.strapi.db.query('plugin::publisher.change').deleteMany({});
});

async function publishGroup(title: string, order: number): Promise<string> {
  const data = { title, order };
  return (await cms.strapi.documents(groupUid).create({ data, status: 'published' })).documentId;
}

async function add(
  question: string,
  group: string,
  order: number,
  status: 'draft' | 'published' = 'published',
) {
  const data = { question, answer, group, order } as never;
  return (await cms.strapi.documents(uid).create({ data, status })).documentId;
}

async function lists(): Promise<OrderedList[]> {
  return (await desk.get('/publisher/orders').expect(200)).body as OrderedList[];
}

async function list(): Promise<OrderedList> {
  const found = (await lists()).find((one) => one.uid === uid);
  if (found === undefined) throw new Error('There is no list of questions.');
  return found;
}

const entriesOf = ({ sections }: OrderedList): OrderedEntry[] => sections.flatMap(({ entries }) => entries);

const titlesOf = (shown: OrderedList) =>
  shown.sections.map(({ title, entries }) => [title, entries.map((entry) => entry.title)]);

const save = (version: string, questions: string[]) =>
  desk.post(`/publisher/orders/${uid}`, {
    version,
    documentIds: questions.map((question) => faqs[question]),
  });

/** The questions that the site's build reads, in its order. */
async function published(): Promise<string[]> {
  const rows = await cms.strapi.documents(uid).findMany({ status: 'published', sort: ['order', 'question'] });
  return rows.map(({ question, order }) => `${String(order)} ${question ?? ''}`);
}

const changes = async () =>
  (await cms.strapi.db.query('plugin::publisher.change').findMany({
    orderBy: { title: 'asc' },
  })) as { title: string; action: string; byName: string }[];

it('shows the lists of marketing, section by section, in the order of the site', async () => {
  expect((await lists()).map(({ name }) => name)).toEqual(['Testimonials', 'FAQ questions', 'FAQ groups']);
  const shown = await list();
  expect(titlesOf(shown)).toEqual([
    ['Prices', ['How much?', 'For whom?', 'Until when?']],
    ['Classes', ['Where?']],
  ]);
  expect(entriesOf(shown)[0]).toEqual({
    documentId: faqs['How much?'],
    title: 'How much?',
    detail: null,
    picture: null,
    state: 'live',
    href: `/content-manager/collection-types/${uid}/${faqs['How much?'] ?? ''}`,
  });
});

it('puts the published entries in the new order at once, and records who did it', async () => {
  const { version } = await list();
  const saved = await save(version, ['Until when?', 'For whom?', 'How much?', 'Where?']).expect(200);
  expect(saved.body).toMatchObject({ message: 'The order is saved, and the site is being updated.' });
  const body = saved.body as { list: OrderedList };
  expect(titlesOf(body.list)[0]).toEqual(['Prices', ['Until when?', 'For whom?', 'How much?']]);
  expect(body.list).toEqual(await list());
  expect(await published()).toEqual(['0 Until when?', '0 Where?', '1 For whom?', '2 How much?']);
  expect(await changes()).toMatchObject([
    { title: 'How much?', action: 'update', byName: 'Marketing' },
    { title: 'Until when?', action: 'update', byName: 'Marketing' },
  ]);
  const waiting = (await desk.state()).waiting.map(({ entry }) => entry.title);
  expect(waiting.sort()).toEqual(['How much?', 'Until when?']);
  const again = await save((await list()).version, ['Until when?', 'For whom?', 'How much?', 'Where?']);
  expect(again.body).toMatchObject({ message: 'The entries are in this order already.' });
  expect(await changes()).toHaveLength(2);
});

it('keeps unpublished changes unpublished, and the draft in the new place', async () => {
  const id = faqs['Until when?'] ?? '';
  await write.save('faq', id, { question: 'Until what age?' });
  expect(entriesOf(await list()).map(({ title, state }) => `${title} ${state}`)).toContain(
    'Until when? changed',
  );
  await save((await list()).version, ['Until when?', 'How much?', 'For whom?', 'Where?']).expect(200);
  expect(await published()).toContain('0 Until when?');
  const states = entriesOf(await list()).map(({ title, state }) => `${title} ${state}`);
  expect(states).toEqual(['Until when? changed', 'How much? live', 'For whom? live', 'Where? live']);
  await write.publish('faq', id);
  expect(await published()).toContain('0 Until what age?');
});

it('orders drafts as well, which the site does not show yet', async () => {
  faqs['Why?'] = await add('Why?', groups.classes, 5, 'draft');
  const saved = await save((await list()).version, [
    ...['How much?', 'For whom?', 'Until when?'],
    ...['Where?', 'Why?'],
  ]).expect(200);
  expect(saved.body).toMatchObject({
    message: 'The order is saved. None of the moved entries is on the site yet.',
  });
  expect(await changes()).toEqual([]);
  expect(entriesOf(await list()).at(-1)).toMatchObject({ title: 'Why?', state: 'draft' });
});

it('leaves an entry in its section, wherever it stands in the request', async () => {
  await save((await list()).version, ['Where?', 'For whom?', 'How much?', 'Until when?']).expect(200);
  expect(titlesOf(await list())).toEqual([
    ['Prices', ['For whom?', 'How much?', 'Until when?']],
    ['Classes', ['Where?']],
  ]);
});

it.each([
  ['added an entry', () => add('Why?', groups.prices, 1)],
  ['deleted an entry', () => write.remove('faq', faqs['Where?'] ?? '')],
  ['ordered them', () => write.publish('faq', faqs['Where?'] ?? '', { order: 7 })],
  ['ordered a draft', () => write.save('faq', faqs['Where?'] ?? '', { order: 7 })],
  ['moved one to another group', () => write.publish('faq', faqs['Where?'] ?? '', { group: groups.prices })],
])('refuses an order where somebody %s meanwhile, and saves nothing', async (_, meanwhile) => {
  const { version } = await list();
  await meanwhile();
  const before = await published();
  const refused = await save(version, ['Until when?', 'For whom?', 'How much?', 'Where?']).expect(409);
  expect(messageOf(refused)).toMatch(/^Someone has added, removed or ordered entries in the meantime\./);
  expect(await published()).toEqual(before);
});

it('accepts an order where somebody only changed words', async () => {
  const { version } = await list();
  await write.publish('faq', faqs['Where?'] ?? '', { question: 'Where is it?' });
  await save(version, ['Until when?', 'For whom?', 'How much?', 'Where?']).expect(200);
  expect(await published()).toContain('0 Where is it?');
});

it('accepts one of two orders that are saved at the same time', async () => {
  const { version } = await list();
  const both = await Promise.all([
    save(version, ['Until when?', 'For whom?', 'How much?', 'Where?']),
    save(version, ['For whom?', 'Until when?', 'How much?', 'Where?']),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('refuses a save of an entry that was opened before it was moved', async () => {
  const path = `/content-manager/collection-types/${uid}/${faqs['How much?'] ?? ''}`;
  const opened = (await desk.get(path, 'superAdmin').expect(200)).body as { data: { updatedAt: string } };
  await save((await list()).version, ['Until when?', 'For whom?', 'How much?', 'Where?']).expect(200);
  const refused = await desk
    .post(`${path}/actions/publish`, { order: 0 }, 'superAdmin')
    .set('X-Entry-Saved-At', opened.data.updatedAt)
    .expect(409);
  expect(messageOf(refused)).toMatch(/^Marketing has saved this entry since you opened it\./);
});

it.each([
  ['one that is missing', (ids: string[]) => ids.slice(1)],
  ['one that is named twice', (ids: string[]) => [...ids.slice(1), ids[1] ?? '']],
  ['one of another list', (ids: string[]) => [...ids.slice(1), groups.prices]],
])('refuses an order with %s', async (_, change) => {
  const shown = await list();
  const documentIds = change(entriesOf(shown).map(({ documentId }) => documentId));
  await desk.post(`/publisher/orders/${uid}`, { version: shown.version, documentIds }).expect(409);
});

it('is only for those who may publish the entries', async () => {
  const role = (await cms.strapi.db.query('admin::role').findOne({ where: { code: 'admissions' } })) as {
    id: number;
  };
  const data = { action: 'plugin::publisher.read', conditions: [], role: role.id };
  const grant = (await cms.strapi.db.query('admin::permission').create({ data })) as { id: number };
  expect((await desk.get('/publisher/orders', 'admissions').expect(200)).body).toEqual([]);
  const body = { version: '0'.repeat(32), documentIds: [] };
  const refused = await desk.post(`/publisher/orders/${uid}`, body, 'admissions').expect(403);
  expect(messageOf(refused)).toMatch(/^Your role may not publish these entries/);
  await cms.strapi.db.query('admin::permission').delete({ where: { id: grant.id } });
});

it.each(['api::post.post', 'admin::user'])('knows no list %s', async (other) => {
  const refused = await desk.post(`/publisher/orders/${other}`, { version: '0'.repeat(32), documentIds: [] });
  expect([refused.status, messageOf(refused)]).toEqual([404, 'There is no such list.']);
});
