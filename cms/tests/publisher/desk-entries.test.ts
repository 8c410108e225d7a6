// Databases: PostgreSQL, as entries of all types are searched and sorted.
import type { EntryCheck } from '@lanternway/contracts/publishing/entry-check';
import { plans, publishPlans } from '../payments/goods';
import { serveCms } from '../serve-cms';
import { openDesk, type Desk } from './desk';
import { categoryUid, publish } from './publishing';
import { staffWrites } from './staff-writes';

const planUid = 'api::plan.plan';

const cms = serveCms();
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

const draft = (title: string) =>
  cms.strapi.documents(categoryUid).create({ data: { title, slug: title.toLowerCase() } });

async function publishPlan(): Promise<string> {
  await publishPlans(cms, plans.slice(0, 1));
  return (await cms.strapi.documents(planUid).findFirst())?.documentId ?? '';
}

it('says of a draft that the site does not show it, and what may be planned', async () => {
  const { documentId } = await draft('Roots');
  expect(await desk.entry(categoryUid, documentId)).toEqual({
    state: 'draft',
    liveSince: null,
    path: null,
    canPreview: true,
    actions: ['publish'],
    prices: [],
    schedules: [],
  });
});

it('says of what is published and in no release that it waits', async () => {
  const documentId = await publish(cms, 'Powers');
  expect(await desk.entry(categoryUid, documentId)).toMatchObject({
    state: 'waiting',
    path: null,
    actions: ['publish', 'unpublish'],
  });
});

it('shows the price of something that is sold, and that its prices can be scheduled', async () => {
  expect(await desk.entry(planUid, await publishPlan())).toMatchObject({
    actions: ['publish', 'unpublish', 'prices'],
    prices: [
      { currency: 'INR', amountMinor: 649_900 },
      { currency: 'USD', amountMinor: 24_900 },
      { currency: 'GBP', amountMinor: 19_000 },
    ],
  });
});

it('lists what is scheduled for it, soonest first, without past ones', async () => {
  const documentId = await publish(cms, 'Planned');
  const rows = cms.strapi.db.query('plugin::publisher.schedule');
  const plan = (day: number, state: string, action = 'publish') =>
    rows.create({
      data: {
        action,
        uid: categoryUid,
        entryId: documentId,
        title: 'Planned',
        at: new Date(Date.UTC(2027, 0, day)),
        state,
      },
    });
  await plan(3, 'waiting', 'unpublish');
  await plan(2, 'waiting');
  await plan(1, 'done');
  const { schedules } = await desk.entry(categoryUid, documentId);
  expect(schedules.map(({ action, kind, entry }) => [action, kind, entry.title])).toEqual([
    ['publish', 'Category', 'Planned'],
    ['unpublish', 'Category', 'Planned'],
  ]);
});

it.each([
  [categoryUid, 'nobodys'],
  ['plugin::payments.order', 'nobodys'],
  ['api::nothing.nothing', 'nobodys'],
])('knows nothing of %s %s', async (uid, documentId) => {
  const answer = await desk.get(`/publisher/entries/${uid}/${documentId}`, 'superAdmin');
  expect(answer.status).toBe(404);
});

describe('the search', () => {
  it('finds drafts and published entries by part of their title, once each', async () => {
    const documentId = await publish(cms, 'Trapezium Zebra');
    const found = await desk.search('zebra');
    expect(found).toEqual([
      {
        uid: categoryUid,
        documentId,
        kind: 'Category',
        title: 'Trapezium Zebra',
        actions: ['publish', 'unpublish'],
        prices: [],
      },
    ]);
  });

  it('shows what was edited last where nothing is typed', async () => {
    const { documentId } = await draft('Latest');
    const found = await desk.search('');
    expect(found[0]).toMatchObject({ documentId, title: 'Latest' });
    expect(found.length).toBeLessThanOrEqual(20);
  });

  it('takes signs of the database’s own for what they are', async () => {
    expect(await desk.search('%')).toEqual([]);
    expect(await desk.search("' or 1=1")).toEqual([]);
  });

  it('is refused if more is typed than any title can have', async () => {
    expect((await desk.get(`/publisher/entries?search=${'x'.repeat(101)}`)).status).toBe(400);
  });
});

describe('who may not publish a type', () => {
  async function withoutPublish(work: () => Promise<void>): Promise<void> {
    const grants = cms.strapi.db.query('admin::permission');
    const action = 'plugin::content-manager.explorer.publish';
    const grant = (await grants.findOne({
      where: { action, subject: categoryUid, role: { code: 'marketing' } },
    })) as {
      id: number;
    };
    await grants.update({ where: { id: grant.id }, data: { subject: 'api::author.author' } });
    await work();
    await grants.update({ where: { id: grant.id }, data: { subject: categoryUid } });
  }

  it('finds none of its entries, and may plan nothing for one', async () => {
    const documentId = await publish(cms, 'Not yours');
    await withoutPublish(async () => {
      expect(await desk.search('Not yours')).toEqual([]);
      expect(await desk.entry(categoryUid, documentId)).toMatchObject({ state: 'waiting', actions: [] });
    });
    expect(await desk.search('Not yours')).toHaveLength(1);
  });
});

describe('a page of blocks, before it is published', () => {
  const uid = 'api::landing-page.landing-page';
  const form = { __component: 'block.form', title: 'Book' };
  const camp = { title: 'Camp', lead: 'Ten mornings.', header: 'full', slug: 'checked-camp' };

  const check = async (documentId: string, entry?: object | null): Promise<EntryCheck> =>
    (await desk.post(`/publisher/entries/${uid}/${documentId}/check`, { entry }).expect(200))
      .body as EntryCheck;

  it('is checked as it was saved, and as its form is now, and nothing is written', async () => {
    const write = staffWrites(cms, desk.authorization.marketing);
    const id = await write.create('landing-page', camp);
    const lacking = [expect.objectContaining({ text: expect.stringMatching(/^Add at least one block/) })];
    for (const nothing of [undefined, null]) expect((await check(id, nothing)).problems).toEqual(lacking);
    const steps = { __component: 'block.steps', title: 'A morning', items: [] };
    expect((await check(id, { ...camp, blocks: [form, steps] })).problems).toEqual([
      { text: 'Add at least one step, or remove the block.', block: 2, blockName: 'Steps' },
    ]);
    expect((await check(id, { ...camp, blocks: [form] })).problems).toEqual([]);
    expect((await check(id)).problems).toEqual(lacking);
  });

  it('keeps the plans that a form does not speak of', async () => {
    await publishPlans(cms, plans.slice(1, 2));
    const sold = await cms.strapi
      .documents(planUid)
      .findMany({ filters: { key: plans[1]?.key ?? '' }, limit: 1 });
    const chosen = { connect: [{ documentId: sold[0]?.documentId }] };
    const write = staffWrites(cms, desk.authorization.marketing);
    const block = { __component: 'block.plans', title: 'Prices' };
    const page = { ...camp, title: 'Prices', slug: 'checked-prices' };
    const id = await write.create('landing-page', { ...page, blocks: [{ ...block, plans: chosen }] });
    const rows = cms.strapi.documents(uid);
    const saved = await rows.findOne({ documentId: id, populate: ['blocks'] });
    const blocks = [{ ...block, id: saved?.blocks?.[0]?.id, plans: { connect: [], disconnect: [] } }];
    expect((await check(id, { ...page, blocks })).problems).toEqual([]);
    expect((await check(id, { ...page, blocks: [{ ...block, plans: { connect: [] } }] })).problems).toEqual([
      { text: 'Choose at least one plan, or remove the block.', block: 1, blockName: 'Plans' },
    ]);
  });

  it('is copied at one click, with an address of its own and without its campaign', async () => {
    const write = staffWrites(cms, desk.authorization.marketing);
    const id = await write.create('landing-page', { ...camp, slug: 'copied-camp', campaign: 'spring' });
    const path = `/content-manager/collection-types/${uid}/auto-clone/${id}`;
    const { body } = await desk.post(path).expect(200);
    expect(body).toMatchObject({ data: { title: 'Camp', slug: 'camp', campaign: null, publishedAt: null } });
    await desk.post(path, {}, 'finance').expect(403);
  });

  it('is checked by nothing that is no page of blocks, and by nobody who may not see it', async () => {
    const { documentId } = await draft('Plain');
    const path = `/publisher/entries/${categoryUid}/${documentId}/check`;
    expect((await desk.post(path).expect(200)).body).toEqual({
      isChecked: false,
      problems: [],
      weight: null,
    });
    await desk.post(path, {}, 'finance').expect(403);
  });

  it.each([7, 'words', [], { blocks: 7 }, { blocks: [null, 'a', { __component: 9 }] }, { title: { a: 1 } }])(
    'takes whatever is sent as its form: %j',
    async (entry) => {
      const write = staffWrites(cms, desk.authorization.marketing);
      const id = await write.create('landing-page', { ...camp, slug: null });
      const sent = { entry };
      const { status } = await desk.post(`/publisher/entries/${uid}/${id}/check`, sent);
      expect(status).toBeLessThan(500);
    },
  );
});
