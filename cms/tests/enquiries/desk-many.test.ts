// Databases: PostgreSQL, as many rows are locked and changed together.
import type { SavedView } from '@lanternway/contracts/enquiries/staff-many';
import { serveCms } from '../serve-cms';
import { hoursFromNow, lead, messageOf, openDesk, type Desk } from './desk';

const cms = serveCms();
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

describe('a change of many', () => {
  const bulk = (items: [kind: string, id: string][], change: object) =>
    desk.post('/enquiries/bulk', { items: items.map(([kind, id]) => ({ kind, id })), ...change });

  it('changes what it can, reports what it cannot, and writes each timeline', async () => {
    const message = await lead(cms, 'contact');
    const already = await lead(cms, 'free-class', { stage: 'enrolled' });
    const application = await lead(cms, 'career', { name: 'Kavya' });
    const { body } = await bulk(
      [
        ['contact', message],
        ['free-class', already],
        ['career', application],
        ['contact', 'nobody'],
      ],
      { status: 'enrolled' },
    ).expect(200);
    expect(body).toEqual({
      changed: 2,
      problems: [
        { kind: 'contact', id: 'nobody', name: '', sentence: 'This enquiry is no longer here.' },
        {
          kind: 'career',
          id: application,
          name: 'Kavya',
          sentence: 'Application: it cannot have the status “Enrolled”.',
        },
      ],
    });
    const { status, version, timeline } = await desk.item('contact', message);
    expect({ status, version, text: timeline[0]?.text }).toEqual({
      status: 'enrolled',
      version: 1,
      text: 'Status: New → Enrolled',
    });
    expect((await desk.item('free-class', already)).version).toBe(0);
  });

  it('gives 500 enquiries one owner', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 250; count += 1) {
      ids.push(
        await lead(cms, 'contact', { name: 'Bulk One' }),
        await lead(cms, 'career', { name: 'Bulk One' }),
      );
    }
    const ownerId = await desk.staffId('admissions');
    const items = ids.map((id, index): [string, string] => [index % 2 === 0 ? 'contact' : 'career', id]);
    expect((await bulk(items, { ownerId }).expect(200)).body).toEqual({ changed: 500, problems: [] });
    expect((await desk.inbox('?owner=me&search=bulk+one')).total).toBe(500);
    expect((await bulk([...items, ['contact', 'x']], { ownerId })).status).toBe(400);
  });

  it('counts one that is named twice once', async () => {
    const id = await lead(cms, 'contact');
    const twice: [string, string][] = [
      ['contact', id],
      ['contact', id],
    ];
    expect((await bulk(twice, { status: 'lost' })).body).toEqual({ changed: 1, problems: [] });
  });

  it('refuses an owner who cannot be one, and both or nothing to change', async () => {
    const id = await lead(cms, 'contact');
    const one: [string, string][] = [['contact', id]];
    const answer = await bulk(one, { ownerId: await desk.staffId('marketing') });
    expect([answer.status, messageOf(answer)]).toEqual([400, 'This person cannot own enquiries.']);
    expect((await bulk(one, {})).status).toBe(400);
    expect((await bulk(one, { status: 'lost', ownerId: null })).status).toBe(400);
    expect((await bulk([], { status: 'lost' })).status).toBe(400);
  });

  it('lets two who change the same ones the other way round both through', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await lead(cms, 'contact'));
    const items = ids.map((id): [string, string] => ['contact', id]);
    const answers = await Promise.all([
      bulk(items, { status: 'contacted' }),
      bulk(items.toReversed(), { ownerId: await desk.staffId('admissions') }),
    ]);
    expect(answers.map(({ body }) => body as object)).toEqual([
      { changed: 20, problems: [] },
      { changed: 20, problems: [] },
    ]);
    const shown = await desk.item('contact', ids[0] ?? '');
    expect(shown).toMatchObject({ status: 'contacted', owner: { name: 'Admissions' }, version: 2 });
  });
});

describe('the export', () => {
  it('contains what the filter finds, in its order, with all details, safe to open', async () => {
    const odd = '=HYPERLINK("https://evil.example";"x")';
    const ownerId = await desk.staffId('admissions');
    const told = { email: 'csv@example.com', campaign: { source: 'news' }, ownerId };
    await lead(cms, 'free-class', {
      ...told,
      name: 'Csv Early',
      phone: '+919800012345',
      notes: odd,
      receivedAt: hoursFromNow(-2),
    });
    await lead(cms, 'contact', {
      ...told,
      name: 'Csv Late',
      message: 'One;=1+1',
      nextStep: 'Call',
      nextStepAt: new Date('2030-01-02T03:04:00Z'),
    });
    const answer = await desk.get('/enquiries/export.csv?search=csv&sort=received').expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d\.csv"$/),
      'cache-control': 'private, no-store',
    });
    const [header = '', first = '', second = '', ...rest] = answer.text.split('\r\n');
    expect(header.replace('\ufeff', '')).toMatch(/^"?Kind"?,"?Received"?,"?Status"?/);
    expect(first).toContain('"Message"');
    expect(first).toContain('"Csv Late","csv@example.com"');
    expect(first).toContain('"Call","2030-01-02 03:04 UTC"');
    expect(first).toContain(`"One;'=1+1"`);
    expect(second).toContain(`"'+919800012345"`);
    expect(second).toContain(`"'=HYPERLINK(""https://evil.example"";""x"")"`);
    expect(second).toContain('"Admissions"');
    expect(second).toContain('"news"');
    expect(rest).toEqual(['']);
  });

  it('is whole beyond one page of reading, and each row once', async () => {
    const rows = Array.from({ length: 2_300 }, (_, count) => ({
      documentId: `many${String(count)}`,
      name: 'Many Rows',
      email: `m${String(count)}@example.com`,
      message: 'Hello',
      searchText: `many rows m${String(count)}@example.com`,
      stage: 'new',
      isSuspect: false,
      version: 0,
      receivedAt: new Date(),
      touchedAt: new Date(),
    }));
    for (let start = 0; start < rows.length; start += 100) {
      await cms.strapi.db
        .query('plugin::enquiries.contact-message')
        .createMany({ data: rows.slice(start, start + 100) });
    }
    const { text } = await desk.get('/enquiries/export.csv?search=many+rows').expect(200);
    const ids = text.match(/many\d+(?="?\r\n)/g) ?? [];
    expect(new Set(ids).size).toBe(2_300);
    expect(ids).toHaveLength(2_300);
  });

  it('is written down with who took it and how much, and with nobody’s address', async () => {
    await desk.get('/enquiries/export.csv?search=nobody-at-all').expect(200);
    const [record] = (await cms.strapi.db.query('plugin::enquiries.privacy-record').findMany({
      orderBy: { id: 'desc' },
      limit: 1,
    })) as object[];
    expect(record).toMatchObject({
      what: 'exported',
      emailHash: null,
      facts: { file: 'csv', count: 0 },
      byName: 'Admissions',
    });
  });
});

describe('saved views', () => {
  const list = async (staff: 'admissions' | 'superAdmin' = 'admissions') =>
    (await desk.get('/enquiries/views', staff).expect(200)).body as SavedView[];
  const add = (view: object) => desk.post('/enquiries/views', view);

  it('are one’s own, or everybody’s where they are shared', async () => {
    const own = await add({ name: 'Mine', query: '?owner=me' }).expect(201);
    expect(own.body).toMatchObject({ name: 'Mine', query: '?owner=me', isShared: false, isMine: true });
    await add({ name: 'All math', query: '?course=math', isShared: true }).expect(201);
    expect((await list()).map(({ name, isMine }) => [name, isMine])).toEqual([
      ['All math', true],
      ['Mine', true],
    ]);
    expect(await list('superAdmin')).toMatchObject([{ name: 'All math', isMine: false, by: 'Admissions' }]);
  });

  it('are removed only by the person who made them', async () => {
    const { body } = await add({ name: 'Passing', query: '', isShared: true }).expect(201);
    const path = `/enquiries/views/${String((body as SavedView).id)}`;
    expect((await desk.remove(path, 'superAdmin')).status).toBe(404);
    await desk.remove(path).expect(204);
    expect((await desk.remove(path)).status).toBe(404);
    expect((await desk.remove('/enquiries/views/x')).status).toBe(404);
  });

  it.each([
    { name: '', query: '' },
    { name: 'a'.repeat(61), query: '' },
    { name: 'Elsewhere', query: 'https://evil.example' },
    { name: 'Long', query: `?${'a'.repeat(1000)}` },
  ])('are refused as %j', async (view) => {
    expect((await add(view)).status).toBe(400);
  });
});
