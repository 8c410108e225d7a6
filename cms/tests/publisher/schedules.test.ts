// Databases: PostgreSQL, as due schedules are found by their times and taken by one statement; a story plans a price on SQLite.
import { logInStaff } from '../staff';
import { serveCms } from '../serve-cms';
import { callsOf, inHours, problemsIn, type ScheduleCalls } from './schedules-calls';
import { staffWrites, type StaffWrites } from './staff-writes';

const category = 'api::category.category';
const hourMs = 60 * 60 * 1000;

const cms = serveCms();
let write: StaffWrites;
let calls: ScheduleCalls;

beforeAll(async () => {
  const { marketing } = await logInStaff(cms);
  write = staffWrites(cms, marketing);
  calls = callsOf(cms, marketing);
});

let slugs = 0;

async function newCategory(title = 'Robots', isPublished = false): Promise<string> {
  const id = await write.create('category', { title, slug: `category-${String((slugs += 1))}` });
  if (isPublished) await write.publish('category', id);
  return id;
}

const published = async (documentId: string) =>
  (await cms.strapi.db
    .query(category)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } } })) as { title: string } | null;

const at = (hours: number) => new Date(Date.now() + hours * hourMs);

describe('planning', () => {
  it('answers with what is planned, and lists it before what is over', async () => {
    const id = await newCategory('Planned');
    const time = inHours(5);
    const made = await calls.plan({ uid: category, documentId: id, action: 'publish', at: time });
    expect(made).toMatchObject({
      action: 'publish',
      kind: 'Category',
      entry: { documentId: id, title: 'Planned' },
      at: new Date(time).toISOString(),
      state: 'waiting',
      prices: [],
      problem: null,
    });
    expect(made.by).toMatch(/\S/);
    const other = await newCategory();
    const first = await calls.plan({ uid: category, documentId: other, action: 'publish', at: inHours(1) });
    const over = await calls.plan({
      uid: category,
      documentId: await newCategory(),
      action: 'publish',
      at: inHours(2),
    });
    await calls.cancel(over.id);
    expect((await calls.list()).map((row) => row.id)).toEqual([first.id, made.id, over.id]);
    await calls.cancel(first.id);
    await calls.cancel(made.id);
  });

  it('publishes nothing before its time', async () => {
    const id = await newCategory();
    const made = await calls.plan({ uid: category, documentId: id, action: 'publish', at: inHours(1) });
    await calls.run(at(0.9));
    expect(await published(id)).toBeNull();
    await calls.cancel(made.id);
  });

  it.each([
    [
      'too soon',
      () => new Date(Date.now() + 30_000).toISOString(),
      'Choose a time that is at least a minute away.',
    ],
    ['too far', () => inHours(24 * 740), 'Choose a time within the next two years.'],
    ['on a day that is none', () => '2027-02-30T10:00:00Z', 'Say when.'],
    ['without a zone', () => '2027-02-03T10:00', 'Say when.'],
  ])('is refused %s', async (_, time, sentence) => {
    const entry = { uid: category, documentId: await newCategory(), action: 'publish' };
    expect(await problemsIn(calls.ask({ ...entry, at: time() }))).toEqual([`at: ${sentence}`]);
  });

  it('is refused for what is not there', async () => {
    const later = { action: 'publish', at: inHours(1) };
    const gone = await calls.ask({ uid: category, documentId: 'nothing', ...later });
    expect([gone.status, (gone.body as Refused).error.message]).toEqual([
      404,
      'There is no such entry any more.',
    ]);
  });

  it('is refused where there is nothing to publish, or nothing to take away', async () => {
    const [draft, live] = [await newCategory(), await newCategory('Live', true)];
    const ask = (documentId: string, action: string) =>
      problemsIn(calls.ask({ uid: category, documentId, action, at: inHours(1) }));
    expect(await ask(draft, 'unpublish')).toEqual([
      'action: It is not published, so there is nothing to take from the site.',
    ]);
    expect(await ask(live, 'publish')).toEqual([
      'action: Nothing has changed since it was published. Save your changes first.',
    ]);
  });

  it('says at once what the content rules will refuse, and publishes nothing by trying', async () => {
    const documentId = await write.create('faq', { question: 'Why?' });
    expect(
      await problemsIn(calls.ask({ uid: 'api::faq.faq', documentId, action: 'publish', at: inHours(1) })),
    ).toEqual([
      expect.stringMatching(
        /^action: As it is now, it could not be published\. .*Answer is missing\./,
      ) as string,
    ]);
    const fine = await newCategory('Tried');
    await calls.cancel(
      (await calls.plan({ uid: category, documentId: fine, action: 'publish', at: inHours(1) })).id,
    );
    expect(await published(fine)).toBeNull();
    const { rows } = await cms.strapi
      .plugin('publisher')
      .service<{ waiting: (limit: number) => Promise<{ rows: { entryId: string }[] }> }>('changes')
      .waiting(50);
    expect(rows.filter(({ entryId }) => entryId === fine)).toEqual([]);
  });

  it('lets publishing and unpublishing take turns, and no two of a kind follow each other', async () => {
    const documentId = await newCategory();
    const plan = (action: string, hours: number) => ({
      uid: category,
      documentId,
      action,
      at: inHours(hours),
    });
    const made = [await calls.plan(plan('publish', 1)), await calls.plan(plan('unpublish', 2))];
    made.push(await calls.plan(plan('publish', 3)));
    for (const hours of [0.5, 1.5, 4]) {
      expect(await problemsIn(calls.ask(plan('publish', hours)))).toEqual([
        expect.stringMatching(/^at: It is to be published on .* already\. Cancel that first/) as string,
      ]);
    }
    for (const { id } of made) await calls.cancel(id);
  });

  it('says the time of the other schedule in the zone of the request', async () => {
    const documentId = await newCategory();
    const plan = { uid: category, documentId, action: 'publish' };
    const year = new Date().getUTCFullYear() + 1;
    const made = await calls.plan({ ...plan, at: `${String(year)}-05-03T04:30:00Z` });
    expect(await problemsIn(calls.ask({ ...plan, at: `${String(year)}-05-04T10:00:00+05:30` }))).toEqual([
      `at: It is to be published on 3 May ${String(year)} at 10:00 (UTC+5:30) already. Cancel that first to choose another time.`,
    ]);
    await calls.cancel(made.id);
  });

  it('makes one plan of ten presses at once', async () => {
    const entry = { uid: category, documentId: await newCategory(), action: 'publish', at: inHours(1) };
    const answers = await Promise.all(Array.from({ length: 10 }, () => calls.ask(entry)));
    expect(answers.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
    const made = answers.find(({ status }) => status === 200);
    await calls.cancel((made?.body as { id: string }).id);
  });
});

describe('when its time has come', () => {
  it('an entry is published as its draft is then, in the name of who planned it', async () => {
    const documentId = await newCategory('As planned');
    const { id, by } = await calls.plan({ uid: category, documentId, action: 'publish', at: inHours(1) });
    await write.save('category', documentId, { title: 'As edited since' });
    await calls.run(at(1.01));
    expect(await published(documentId)).toMatchObject({ title: 'As edited since' });
    expect(await calls.find(id)).toMatchObject({ state: 'done', problem: null });
    const rows = (await cms.strapi.db
      .query('plugin::publisher.change')
      .findMany({ where: { entryId: documentId } })) as object[];
    expect(rows).toMatchObject([{ action: 'publish', byName: by }]);
  });

  it('an entry is taken from the site', async () => {
    const documentId = await newCategory('Over', true);
    await calls.plan({ uid: category, documentId, action: 'unpublish', at: inHours(1) });
    await calls.run(at(1.01));
    expect(await published(documentId)).toBeNull();
  });

  it('a page that moves leaves a redirect, as when it is published by hand', async () => {
    const documentId = await newCategory('Moves', true);
    await write.save('category', documentId, { slug: 'moved-by-plan' });
    await calls.plan({ uid: category, documentId, action: 'publish', at: inHours(1) });
    await calls.run(at(1.01));
    const where = { to: '/blog/category/moved-by-plan', publishedAt: { $notNull: true } };
    expect(await cms.strapi.db.query('api::redirect.redirect').count({ where })).toBe(1);
  });

  it('everything that a server slept through is done late, in order', async () => {
    const documentId = await newCategory('In order');
    const plan = (action: string, hours: number) =>
      calls.plan({ uid: category, documentId, action, at: inHours(hours) });
    const made = [await plan('publish', 1), await plan('unpublish', 2), await plan('publish', 3)];
    await calls.run(at(9));
    expect(await Promise.all(made.map(async ({ id }) => (await calls.find(id)).state))).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(await published(documentId)).not.toBeNull();
  });

  it('what a rule refuses by then fails with the sentence, and the site keeps what it has', async () => {
    const documentId = await newCategory('Fine when planned');
    const { id } = await calls.plan({ uid: category, documentId, action: 'publish', at: inHours(1) });
    await cms.strapi.db.query(category).updateMany({ where: { documentId }, data: { title: null } });
    await calls.run(at(1.01));
    expect(await calls.find(id)).toMatchObject({
      state: 'failed',
      problem: 'It could not be published. Title is missing. Fix it, then publish it by hand.',
    });
    expect(await published(documentId)).toBeNull();
  });

  it('nothing is done twice: what staff did before is reported', async () => {
    const [one, two] = [await newCategory(), await newCategory('Two', true)];
    const plans = [
      await calls.plan({ uid: category, documentId: one, action: 'publish', at: inHours(1) }),
      await calls.plan({ uid: category, documentId: two, action: 'unpublish', at: inHours(1) }),
    ];
    await write.publish('category', one);
    await write.unpublish('category', two);
    await calls.run(at(1.01));
    const problems = await Promise.all(plans.map(async ({ id }) => (await calls.find(id)).problem));
    expect(problems).toEqual([
      'Nothing in it had changed since it was last published, so there was nothing to publish.',
      'It was not published at that time, so there was nothing to take from the site.',
    ]);
  });

  it('what was deleted is cancelled with it', async () => {
    const documentId = await newCategory('Goes');
    const { id } = await calls.plan({ uid: category, documentId, action: 'publish', at: inHours(1) });
    await write.remove('category', documentId);
    expect(await calls.find(id)).toMatchObject({ state: 'cancelled', problem: 'The entry was deleted.' });
    await calls.run(at(1.01));
    expect(await published(documentId)).toBeNull();
  });

  it('what was cancelled is not done, and cannot be cancelled again', async () => {
    const documentId = await newCategory();
    const { id, by } = await calls.plan({ uid: category, documentId, action: 'publish', at: inHours(1) });
    await calls.cancel(id);
    await calls.run(at(1.01));
    expect(await published(documentId)).toBeNull();
    expect(await calls.find(id)).toMatchObject({
      state: 'cancelled',
      problem: `Cancelled by ${String(by)}.`,
    });
    expect((await calls.tryCancel(id)).status).toBe(404);
  });
});

interface Refused {
  error: { message: string };
}
