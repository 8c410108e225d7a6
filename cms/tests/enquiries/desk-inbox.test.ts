// Databases: PostgreSQL, as the list is a union written in SQL; the stories work with it on SQLite.
import { serveCms } from '../serve-cms';
import { ago, emptyInbox, hoursFromNow, lead, openDesk, type Desk } from './desk';

const cms = serveCms();
let desk: Desk;

beforeAll(async () => {
  desk = await openDesk(cms);
});

afterEach(() => emptyInbox(cms));

describe('the order', () => {
  it('puts first what is due first, then what is not due, the latest first', async () => {
    const rest = await lead(cms, 'contact', { stage: 'contacted', ...ago(1) });
    const older = await lead(cms, 'free-class', { ...ago(5), replyBy: hoursFromNow(2) });
    const newer = await lead(cms, 'career', { ...ago(3), replyBy: hoursFromNow(4) });
    const late = await lead(cms, 'contact', {
      stage: 'contacted',
      ...ago(90),
      nextStepAt: hoursFromNow(-1),
    });
    const planned = await lead(cms, 'contact', {
      stage: 'contacted',
      ...ago(2),
      nextStepAt: hoursFromNow(9),
    });
    const closed = await lead(cms, 'contact', { stage: 'answered', ...ago(99), replyBy: hoursFromNow(-90) });
    expect(await desk.ids()).toEqual([late, older, newer, planned, rest]);
    expect(await desk.ids('?folder=all')).toEqual([late, older, newer, planned, rest, closed]);
    expect(await desk.ids('?sort=received')).toEqual([rest, planned, newer, older, late]);
    expect(await desk.ids('?sort=next-step')).toEqual([late, planned, rest, newer, older]);
  });

  it('puts the longest waiting first of those that are due at the same time', async () => {
    const replyBy = hoursFromNow(12);
    const newer = await lead(cms, 'free-class', { ...ago(1), replyBy });
    const oldest = await lead(cms, 'career', { ...ago(3), replyBy });
    const older = await lead(cms, 'contact', { ...ago(2), replyBy });
    expect(await desk.ids()).toEqual([oldest, older, newer]);
  });

  it('goes by name, whatever the case', async () => {
    const b = await lead(cms, 'contact', { name: 'bela' });
    const c = await lead(cms, 'career', { name: 'Chris' });
    const a = await lead(cms, 'free-class', { name: 'Asha' });
    expect(await desk.ids('?sort=name')).toEqual([a, b, c]);
  });

  it('repeats none and leaves none out from page to page, even of the same moment', async () => {
    const at = new Date();
    for (let count = 0; count < 45; count += 1) {
      await lead(cms, count % 2 === 0 ? 'contact' : 'free-class', { receivedAt: at });
    }
    const pages = await Promise.all([1, 2, 3, 4].map((page) => desk.inbox(`?page=${String(page)}`)));
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [20, 45],
      [20, 45],
      [5, 45],
      [0, 45],
    ]);
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(45);
  });
});

describe('a row', () => {
  it('says what it is about, whose it is and what is next', async () => {
    const dueAt = hoursFromNow(-2);
    const ownerId = await desk.staffId('admissions');
    await lead(cms, 'free-class', { phone: '+919800012345', ownerId, nextStep: 'Call', nextStepAt: dueAt });
    const { rows } = await desk.inbox();
    expect(rows).toMatchObject([
      {
        kind: 'free-class',
        name: 'Asha Rao',
        email: 'asha@example.com',
        phone: '+919800012345',
        about: 'Maths, grade 4',
        status: 'new',
        owner: { id: ownerId, name: 'Admissions' },
        nextStep: { text: 'Call', dueAt: dueAt.toISOString() },
        isOverdue: true,
        replyBy: dueAt.toISOString(),
        alike: 0,
        isSuspect: false,
        version: 0,
      },
    ]);
    expect(Object.keys(rows[0] ?? {})).not.toContain('searchText');
  });

  it('says until when a new one is answered, and takes one from before for late', async () => {
    const replyBy = hoursFromNow(3);
    await lead(cms, 'contact', { replyBy });
    const receivedAt = hoursFromNow(-2);
    await lead(cms, 'free-class', { receivedAt });
    await lead(cms, 'career', { stage: 'screening', replyBy });
    const { rows } = await desk.inbox();
    expect(rows.map((row) => row.replyBy)).toEqual([receivedAt.toISOString(), replyBy.toISOString(), null]);
  });

  it('marks who has written more than once, in whatever form', async () => {
    await lead(cms, 'free-class', { email: 'twice@example.com', phone: '+919800012345', ...ago(1) });
    await lead(cms, 'contact', { email: 'twice@example.com', ...ago(2) });
    await lead(cms, 'career', { email: 'other@example.com', phone: '+91 98000 12345', ...ago(3) });
    await lead(cms, 'contact', { email: 'alone@example.com', ...ago(4) });
    const { rows } = await desk.inbox('?sort=received');
    expect(rows.map(({ alike }) => alike)).toEqual([2, 1, 1, 0]);
  });

  it('cuts a long message between characters', async () => {
    await lead(cms, 'contact', { message: `${'a'.repeat(80)}\n👩‍🏫👩‍🏫 and more` });
    const [row] = (await desk.inbox()).rows;
    expect(row?.about).toBe(`${'a'.repeat(80)} 👩‍🏫…`);
  });

  it('shows an owner who is here no more', async () => {
    await lead(cms, 'contact', { ownerId: 99_999 });
    expect((await desk.inbox()).rows[0]?.owner).toEqual({ id: 99_999, name: 'Former staff member' });
  });
});

describe('the folders', () => {
  it('keep apart what is open, closed, suspected, and show merged ones nowhere', async () => {
    const fresh = await lead(cms, 'contact', ago(1));
    const closed = await lead(cms, 'career', { stage: 'rejected', ...ago(2) });
    const suspect = await lead(cms, 'free-class', { isSuspect: true, ...ago(3) });
    await lead(cms, 'contact', { mergedInto: fresh });
    expect(await desk.ids()).toEqual([fresh]);
    expect(await desk.ids('?folder=closed')).toEqual([closed]);
    expect(await desk.ids('?folder=suspect')).toEqual([suspect]);
    expect((await desk.ids('?folder=all')).sort()).toEqual([fresh, closed, suspect].sort());
  });

  it('do not call overdue what is closed', async () => {
    await lead(cms, 'contact', { stage: 'answered', nextStepAt: hoursFromNow(-5) });
    expect((await desk.inbox('?folder=closed')).rows[0]?.isOverdue).toBe(false);
    expect(await desk.ids('?folder=closed&due=overdue')).toEqual([]);
  });
});

describe('a filter', () => {
  it('takes kinds, statuses, course and owner together', async () => {
    const me = await desk.staffId('admissions');
    const math = await lead(cms, 'free-class', { ownerId: me });
    const coding = await lead(cms, 'free-class', { course: 'coding', stage: 'contacted', ...ago(1) });
    const message = await lead(cms, 'contact', { stage: 'contacted', ...ago(2) });
    expect(await desk.ids('?kinds=contact,career')).toEqual([message]);
    expect(await desk.ids('?statuses=contacted')).toEqual([coding, message]);
    expect(await desk.ids('?course=coding')).toEqual([coding]);
    expect(await desk.ids('?owner=me')).toEqual([math]);
    expect(await desk.ids(`?owner=${String(me)}`, 'superAdmin')).toEqual([math]);
    expect(await desk.ids('?owner=me', 'superAdmin')).toEqual([]);
    expect(await desk.ids('?owner=nobody')).toEqual([coding, message]);
    expect(await desk.ids('?course=math&kinds=contact')).toEqual([]);
    expect(await desk.ids('?kinds=career&statuses=enrolled')).toEqual([]);
  });

  it('knows where they came from', async () => {
    const campaign = { source: 'insta"gram', campaign: 'winter' };
    const told = await lead(cms, 'free-class', { campaign, referrer: 'www.google.com/', ...ago(1) });
    const found = await lead(cms, 'contact', { referrer: 'www.google.com/search', ...ago(2) });
    await lead(cms, 'career', ago(3));
    const { rows } = await desk.inbox('?sort=received');
    expect(rows.map((row) => [row.source, row.campaign])).toEqual([
      ['insta"gram', 'winter'],
      ['www.google.com', null],
      [null, null],
    ]);
    expect((await desk.get('/enquiries/sources').expect(200)).body).toEqual(['insta"gram', 'www.google.com']);
    expect(await desk.ids(`?source=${encodeURIComponent('insta"gram')}`)).toEqual([told]);
    expect(await desk.ids('?source=www.google.com')).toEqual([found]);
  });

  it('knows through which campaign they came, or that it was none', async () => {
    const winter = await lead(cms, 'free-class', {
      campaign: { source: 'ig', campaign: 'winter' },
      ...ago(1),
    });
    const spring = await lead(cms, 'contact', { campaign: { campaign: 'It’s “spring”' }, ...ago(2) });
    const closed = await lead(cms, 'career', {
      ...{ campaign: { campaign: 'winter' }, stage: 'rejected', name: 'Closed One', ...ago(3) },
    });
    const called = await lead(cms, 'free-class', { campaign: { source: 'by phone' }, ...ago(4) });
    const direct = await lead(cms, 'contact', { referrer: 'winter', ...ago(5) });
    expect((await desk.get('/enquiries/campaigns').expect(200)).body).toEqual(['It’s “spring”', 'winter']);
    const find = (campaign: string, folder = 'open') =>
      desk.ids(`?sort=received&folder=${folder}&campaign=${encodeURIComponent(campaign)}`);
    expect(await find('winter')).toEqual([winter]);
    expect(await find('winter', 'all')).toEqual([winter, closed]);
    expect(await find('It’s “spring”')).toEqual([spring]);
    expect(await find('wint%')).toEqual([]);
    expect(await find('-')).toEqual([called, direct]);
    expect(await desk.ids('?source=ig&campaign=winter')).toEqual([winter]);
    const { text } = await desk.get('/enquiries/export.csv?folder=closed&campaign=winter').expect(200);
    expect(text.split('\r\n').filter((line) => line !== '')).toEqual([
      expect.stringContaining('Received'),
      expect.stringContaining('Closed One'),
    ]);
  });

  it('takes a source as it is written, also with an underscore', async () => {
    const named = await lead(cms, 'contact', { referrer: 'our_friends.example/links' });
    await lead(cms, 'contact', { referrer: 'our-friends.example/links' });
    expect(await desk.ids('?source=our_friends.example')).toEqual([named]);
  });

  it('uses the time zone of the reader for days', async () => {
    const id = await lead(cms, 'contact', { receivedAt: new Date('2026-03-10T20:00:00Z') });
    expect(await desk.ids('?receivedFrom=2026-03-11&receivedTo=2026-03-11&zone=Asia/Kolkata')).toEqual([id]);
    expect(await desk.ids('?receivedFrom=2026-03-11&receivedTo=2026-03-11')).toEqual([]);
    expect(await desk.ids('?receivedTo=2026-03-10')).toEqual([id]);
  });

  it('knows what is due', async () => {
    const late = await lead(cms, 'contact', { nextStepAt: hoursFromNow(-50) });
    const week = await lead(cms, 'contact', { nextStepAt: hoursFromNow(50) });
    const none = await lead(cms, 'contact');
    expect(await desk.ids('?due=overdue')).toEqual([late]);
    expect(await desk.ids('?due=week')).toEqual([week]);
    expect(await desk.ids('?due=none')).toEqual([none]);
    expect(await desk.ids('?due=today')).toEqual([]);
  });

  it.each([
    '?folder=merged',
    '?page=0',
    '?pageSize=50000',
    '?sort=id',
    '?owner=%24ne',
    '?search[$ne]=1',
    '?kinds=parents',
    '?receivedFrom=yesterday',
    '?search=%00',
    `?search=${'a'.repeat(101)}`,
  ])('refuses %s', async (query) => {
    expect((await desk.get(`/enquiries/inbox${query}`)).status).toBe(400);
  });
});

describe('the search', () => {
  it('finds any part of name, e-mail or phone, in all three kinds', async () => {
    const asha = await lead(cms, 'free-class', { phone: '+919800012345' });
    const bela = await lead(cms, 'contact', {
      name: 'Bela Márquez',
      email: 'bela@school.example',
      ...ago(1),
    });
    const chris = await lead(cms, 'career', {
      name: 'Chris',
      email: 'c@x.example',
      phone: '+447700900123',
      ...ago(2),
    });
    const find = (text: string) => desk.ids(`?search=${encodeURIComponent(text)}`);
    expect(await find('sha')).toEqual([asha]);
    expect(await find('RAO ash')).toEqual([asha]);
    expect(await find('MÁRQ')).toEqual([bela]);
    expect(await find('@school')).toEqual([bela]);
    expect(await find('+91 98000')).toEqual([asha]);
    expect(await find('(7700) 900-123')).toEqual([chris]);
    expect(await find('.example')).toEqual([chris, bela]);
    expect(await find('nobody')).toEqual([]);
  });

  it('finds words of a message and of the desk’s own notes', async () => {
    const message = await lead(cms, 'contact', { message: 'Do you teach in the HOLIDAYS?', ...ago(1) });
    const noted = await lead(cms, 'free-class', { notes: 'Prefers Saturday', ...ago(2) });
    await desk.change('free-class', noted, 'notes', { text: 'Mother is a Pianist' });
    const find = (text: string) => desk.ids(`?sort=received&search=${encodeURIComponent(text)}`);
    expect(await find('holidays')).toEqual([message]);
    expect(await find('saturday')).toEqual([noted]);
    expect(await find('pianist rao')).toEqual([noted]);
    expect(await find('teach saturday')).toEqual([]);
  });

  it('takes wildcards and quotes for what they are', async () => {
    await lead(cms, 'contact');
    const odd = await lead(cms, 'contact', { name: "O'Brien_x", email: 'o@example.com' });
    const find = (text: string) => desk.ids(`?search=${encodeURIComponent(text)}`);
    expect(await find('%')).toEqual([]);
    expect(await find('_')).toEqual([odd]);
    expect(await find("o'brien")).toEqual([odd]);
    expect(await find('\\')).toEqual([]);
  });
});
