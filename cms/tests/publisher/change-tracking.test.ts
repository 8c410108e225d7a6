// Databases: both, as changes are written in the transaction of what changes.
import request from 'supertest';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { staffWrites, type StaffWrites } from './staff-writes';

interface ChangeRow {
  action: string;
  uid: string;
  entryId: string;
  title: string;
  byName: string | null;
  byId: number | null;
  wasShown: boolean;
  build: number | null;
}

interface Changes {
  waiting: (limit: number) => Promise<{ rows: ChangeRow[]; count: number }>;
  ofBuild: (number: number) => Promise<ChangeRow[]>;
  forget: (now: Date) => Promise<number>;
}

const changeUid = 'plugin::publisher.change';

const cms = serveCms();
let staff: Record<Staff, string>;
let write: StaffWrites;
let changes: Changes;
let wakes: number;

beforeAll(async () => {
  staff = await logInStaff(cms);
  write = staffWrites(cms, staff.marketing);
  changes = cms.strapi.plugin('publisher').service('changes');
  const builder = cms.strapi.plugin('publisher').service<{ wake: () => void }>('builder');
  builder.wake = () => (wakes += 1);
});

beforeEach(async () => {
  await cms.strapi.db.query(changeUid).deleteMany({});
  wakes = 0;
});

const rows = (): Promise<ChangeRow[]> => cms.strapi.db.query(changeUid).findMany({ orderBy: { id: 'asc' } });

const recorded = async () => (await rows()).map(({ action, title }) => `${action} ${title}`);

/** Awake, as a server that builds; nothing is built here. */
async function awake(work: () => Promise<void>): Promise<void> {
  cms.strapi.config.set('plugin::publisher.isAwake', true);
  try {
    await work();
  } finally {
    cms.strapi.config.set('plugin::publisher.isAwake', false);
  }
}

let slugs = 0;

/** Two on the site cannot have one title. */
const newCategory = async (title?: string): Promise<string> => {
  const number = String((slugs += 1));
  return write.create('category', { title: title ?? `Robots ${number}`, slug: `category-${number}` });
};

describe('what staff do to an entry', () => {
  it('is recorded with who did it, and wakes the builder', async () => {
    const id = await newCategory('Robots');
    expect([await recorded(), wakes]).toEqual([[], 0]);
    await write.publish('category', id);
    const [row, ...more] = await rows();
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      action: 'publish',
      uid: 'api::category.category',
      entryId: id,
      title: 'Robots',
      wasShown: false,
      build: null,
    });
    expect(row?.byName).toMatch(/\S/);
    expect(row?.byId).toEqual(expect.any(Number));
    expect(wakes).toBe(1);
  });

  it('is no change while it is a draft', async () => {
    const id = await newCategory();
    await write.publish('category', id);
    await cms.strapi.db.query(changeUid).deleteMany({});
    await write.save('category', id, { title: 'Robots and more' });
    expect(await recorded()).toEqual([]);
    await write.publish('category', id, { description: 'In one press.' });
    expect(await rows()).toMatchObject([{ action: 'publish', title: 'Robots and more', wasShown: true }]);
  });

  it('is recorded as it is taken from the site, deleted, and not where it never was there', async () => {
    const [shown, draft] = [await newCategory('Shown'), await newCategory('Draft')];
    await write.publish('category', shown);
    await write.unpublish('category', shown);
    await write.publish('category', shown);
    await write.remove('category', shown);
    await write.remove('category', draft);
    expect(await recorded()).toEqual(['publish Shown', 'unpublish Shown', 'publish Shown', 'delete Shown']);
  });

  it('is recorded once for each entry where many are published, unpublished and deleted together', async () => {
    const ids = [await newCategory('A'), await newCategory('B'), await newCategory('C')];
    for (const action of ['bulkPublish', 'bulkUnpublish', 'bulkPublish', 'bulkDelete'] as const) {
      await cms.strapi.db.query(changeUid).deleteMany({});
      await write.bulk('category', action, ids);
      expect((await rows()).map(({ entryId }) => entryId).sort()).toEqual([...ids].sort());
    }
    expect((await recorded()).sort()).toEqual(['delete A', 'delete B', 'delete C']);
  });

  it('is forgotten with the change where a rule refuses it', async () => {
    const id = await write.create('faq', { question: 'Why?' });
    expect((await write.tryPublish('faq', id)).status).toBe(400);
    expect([await recorded(), wakes]).toEqual([[], 0]);
  });

  it('is recorded of a single entry as it is published', async () => {
    const settings = {
      brandName: 'Lanternway',
      tagline: 'Learn by making.',
      legalName: 'Lanternway Ltd',
      email: 'hello@lanternway.example',
      phone: '+919876543210',
      seo: { title: 'Lanternway', description: 'Live classes for children.' },
    };
    const save = (entry: object) =>
      request(cms.url)
        .post('/content-manager/single-types/api::site-setting.site-setting/actions/publish')
        .set('Authorization', staff.marketing)
        .send(entry)
        .expect(200);
    await save(settings);
    await save({ ...settings, tagline: 'Learn by doing.' });
    expect(await recorded()).toEqual(['publish Lanternway', 'publish Lanternway']);
  });
});

describe('what staff do to media', () => {
  it('is recorded as it is added, described, replaced and deleted', async () => {
    const file = await write.upload('lantern.svg');
    await write.describe(file, { alternativeText: 'A lantern' });
    await write.replace(file, 'lantern.svg');
    await write.removeFile(file);
    expect(await rows()).toMatchObject(
      ['add', 'update', 'update', 'delete'].map((action) => ({
        action,
        uid: 'plugin::upload.file',
        title: 'lantern.svg',
        byName: expect.stringMatching(/\S/) as string,
      })),
    );
    expect(wakes).toBe(4);
  });
});

describe('what the server does by itself', () => {
  const publishByServer = async () => {
    const number = String((slugs += 1));
    const data = { title: `Sown ${number}`, slug: `category-${number}` };
    await cms.strapi.documents('api::category.category').create({ data, status: 'published' });
  };

  it('is recorded without a name while it is awake', async () => {
    await awake(publishByServer);
    expect(await rows()).toMatchObject([
      { action: 'publish', title: `Sown ${String(slugs)}`, byName: null, byId: null },
    ]);
  });

  it('is not recorded of while it is asleep: content is being sown', async () => {
    await publishByServer();
    expect([await recorded(), wakes]).toEqual([[], 0]);
  });
});

describe('the changes that wait', () => {
  it('are one an entry, newest first, and those of a build are found by its number', async () => {
    const [a, b] = [await newCategory('A'), await newCategory('B')];
    await write.publish('category', a);
    await write.publish('category', b);
    await write.publish('category', a, { title: 'A again' });
    const { rows: waiting, count } = await changes.waiting(1);
    expect([waiting.map(({ title }) => title), count]).toEqual([['A again'], 2]);
    await cms.strapi.db.query(changeUid).updateMany({ where: { entryId: a }, data: { build: 7 } });
    expect((await changes.ofBuild(7)).map(({ title }) => title)).toEqual(['A again', 'A']);
    expect((await changes.waiting(50)).rows.map(({ title }) => title)).toEqual(['B']);
  });

  it('are none where what was never live is gone again', async () => {
    const id = await newCategory();
    await write.publish('category', id);
    await write.unpublish('category', id);
    expect(await changes.waiting(50)).toEqual({ rows: [], count: 0 });
  });

  it('are kept for 400 days', async () => {
    await write.publish('category', await newCategory());
    const day = 24 * 60 * 60 * 1000;
    expect(await changes.forget(new Date(Date.now() + 399 * day))).toBe(0);
    expect(await changes.forget(new Date(Date.now() + 401 * day))).toBe(1);
  });
});
