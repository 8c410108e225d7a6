// Databases: both, as totals are added by our own statements.
import path from 'node:path';
import request from 'supertest';
import { exportVisits, readVisits } from '@lanternway/contracts/insight/visits-calls';
import type { VisitReport } from '@lanternway/contracts/insight/visits-staff';
import { until } from '../mailer/mails';
import { releaseSite } from '../site/fixture';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';
import { hostileBeacons } from './hostile-beacons';
import {
  behindProxy,
  briefly,
  computer,
  forgetVisits,
  headersOf,
  intakeOf,
  priya,
  send,
  totals,
  type Visitor,
} from './visiting';

const dayMs = 24 * 60 * 60_000;
const zone = 'Asia/Kolkata';
const dayIn = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

let home: TestHome;
let cms: Cms;
let staff: Record<Staff, string>;

beforeAll(async () => {
  home = await createTestHome();
  releaseSite(path.join(home.folder, 'site'), 'one');
  cms = await startCms(home, behindProxy);
  const settings = cms.strapi.db.query('api::site-setting.site-setting');
  const data = { deskZone: zone, publishedAt: new Date() };
  if ((await settings.updateMany({ where: {}, data })).count === 0)
    await settings.create({ data: { ...data, brandName: 'Lanternway' } });
  staff = await logInStaff(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

beforeEach(() => forgetVisits(cms));

let lastAddress = 0;

/** Somebody who was not here yet. */
const stranger = (other: Partial<Visitor> = {}): Visitor => {
  lastAddress += 1;
  return {
    ...priya,
    address: `198.51.${String(100 + (lastAddress >> 8))}.${String(lastAddress & 255)}`,
    ...other,
  };
};

describe('POST /api/seen', () => {
  it('answers 204 to everything that is not ours, and counts nothing of it', async () => {
    expect(hostileBeacons.length).toBeGreaterThanOrEqual(40);
    const statuses: [string, number][] = [];
    for (const [what, body] of hostileBeacons) {
      const status = await send(cms, body, headersOf(stranger())).catch(() => 0);
      statuses.push([what, status]);
    }
    expect(statuses.filter(([, status]) => status !== 204)).toEqual([]);
    expect(await totals(cms)).toEqual([]);
    const visits = await cms.strapi.db.connection('insight_visit_raws').select('id');
    expect(visits).toEqual([]);
  });

  it('adds up what a visit does, under the origin with which it began', async () => {
    const visitor = headersOf(stranger());
    const origin = { referrer: 'www.search.example', campaign: 'spring' };
    await send(cms, { event: 'view', path: '/faq/', ...origin }, visitor);
    await totals(cms);
    await send(cms, { event: 'view', path: '/', source: 'later' }, visitor);
    await send(cms, { event: 'view', path: '/faq' }, visitor);
    await send(cms, { event: 'form_open', path: '/faq' }, visitor);
    await totals(cms);
    await send(cms, { event: 'form_sent', path: '/faq' }, visitor);
    const rows = await totals(cms);
    expect(briefly(rows)).toEqual([
      '/ view 1',
      '/faq form_open 1',
      '/faq form_sent 1',
      '/faq view 2',
      '/faq visit 1',
    ]);
    const ofVisit = {
      day: dayIn(new Date()),
      source: 'search.example',
      medium: 'referral',
      campaign: 'spring',
      country: 'IN',
      device: 'phone',
    };
    for (const row of rows) expect(row).toMatchObject(ofVisit);
  });

  it('tells visits apart by address and browser, and keeps neither', async () => {
    const first = stranger();
    await send(cms, { event: 'view', path: '/faq' }, headersOf(first));
    await send(cms, { event: 'view', path: '/faq' }, headersOf({ ...first, userAgent: computer }));
    await send(cms, { event: 'view', path: '/faq' }, headersOf(stranger()));
    const rows = await totals(cms);
    const sum = rows.reduce((all, { event, n }) => all + (event === 'visit' ? n : 0), 0);
    expect(sum).toBe(3);
    const visits: object[] = await cms.strapi.db.connection('insight_visit_raws').select('*');
    const kept = JSON.stringify(visits);
    expect(visits).toHaveLength(3);
    expect(kept).not.toContain(first.address);
    expect(kept).not.toContain('Mozilla');
  });

  it.each([
    ['who asks every site for privacy', { 'Sec-GPC': '1' }],
    ['on another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['whose browser only prepares the page', { 'Sec-Purpose': 'prefetch;prerender' }],
    ['that is a program', { 'User-Agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' }],
    ['that says nothing of itself', { 'User-Agent': '' }],
  ])('does not count somebody %s', async (_who, headers) => {
    const status = await send(cms, { event: 'view', path: '/faq' }, { ...headersOf(stranger()), ...headers });
    expect([status, await totals(cms)]).toEqual([204, []]);
  });

  it('does not count more views than a person can look at, nor a flood from one address', async () => {
    const at = new Date('2026-11-20T10:00:00Z');
    const take = (visitor: Visitor, event = 'view') => {
      const headers = Object.entries(headersOf(visitor)).map(([name, value]) => [name.toLowerCase(), value]);
      const known = new Map(headers as [string, string][]);
      const body = JSON.stringify({ event, path: '/faq' });
      return intakeOf(cms).take(
        { body, address: visitor.address, header: (name) => known.get(name.toLowerCase()) ?? '' },
        at,
      );
    };
    const [fast, flooding] = [stranger(), stranger()];
    for (let time = 0; time < 70; time += 1) await take(fast);
    for (let time = 0; time < 150; time += 1) await take(flooding, 'form_open');
    expect(briefly(await totals(cms))).toEqual(['/faq form_open 120', '/faq view 60', '/faq visit 2']);
  });

  it('begins a new day at midnight in the zone of the site settings', async () => {
    const visitor = stranger();
    const headers = headersOf(visitor);
    const header = (name: string) => (name === 'user-agent' ? headers['User-Agent'] : '') ?? '';
    const view = { body: '{"event":"view","path":"/faq"}', address: visitor.address, header };
    // Midnight in India is at half past six in the evening in UTC.
    await intakeOf(cms).take(view, new Date('2026-11-24T18:29:59.900Z'));
    await intakeOf(cms).take(view, new Date('2026-11-24T18:30:00.100Z'));
    const rows = await totals(cms);
    expect(rows.map(({ day, event, n }) => [day, event, n])).toEqual([
      ['2026-11-24', 'view', 1],
      ['2026-11-24', 'visit', 1],
      ['2026-11-25', 'view', 1],
      ['2026-11-25', 'visit', 1],
    ]);
    const visits = (await cms.strapi.db.connection('insight_visit_raws').select('visit_key')) as {
      visit_key: string;
    }[];
    expect(new Set(visits.map(({ visit_key }) => visit_key)).size).toBe(2);
  });
});

it('deletes visits and their secrets before they are 48 hours old, and totals after 25 months', async () => {
  const now = Date.now();
  const day = (ago: number) => dayIn(new Date(now - ago * dayMs));
  const rows = (table: string) => cms.strapi.db.connection(table);
  const none = { source: '', medium: '', campaign: '' };
  const today = { day: day(0), path: '/', ...none, country: '', device: 'phone', event: 'view', n: 1 };
  await rows('insight_day_salts').delete();
  for (const ago of [0, 1, 2, 3]) {
    await rows('insight_day_salts').insert({ day: day(ago), salt: 'ab' });
    await rows('insight_visit_raws').insert({
      visit_key: `key-${String(ago)}`,
      day: day(ago),
      first_path: '/',
      ...none,
    });
  }
  for (const ago of [0, 700, 800]) await rows('insight_day_counts').insert({ ...today, day: day(ago) });
  const worker: { wake: () => void } = cms.strapi.plugin('insight').service('visitRetention');
  worker.wake();
  const daysIn = async (table: string) =>
    ((await rows(table).select('day').orderBy('day')) as { day: string }[]).map((row) => row.day);
  await until(async () => ((await daysIn('insight_day_counts')).length === 2 ? true : undefined));
  expect(await daysIn('insight_day_salts')).toEqual([day(1), day(0)]);
  expect(await daysIn('insight_visit_raws')).toEqual([day(1), day(0)]);
  expect(await daysIn('insight_day_counts')).toEqual([day(700), day(0)]);
});

describe('what staff see', () => {
  const period = { from: '2026-11-02', to: '2026-11-08' };

  const ask = (query: Record<string, string>, role: Staff = 'marketing', of = readVisits.path as string) =>
    request(cms.url).get(of).query(query).set('Authorization', staff[role]);

  const report = async (query: Record<string, string>) =>
    (await ask({ ...period, ...query })).body as VisitReport;

  const stored = (day: string, country: string, event: string, n: number, other: object = {}) => ({
    ...{ day, path: '/faq', source: 'search.example', medium: 'referral', campaign: '', country },
    ...{ device: 'phone', event, n, ...other },
  });

  beforeEach(async () => {
    await cms.strapi.db
      .connection('insight_day_counts')
      .insert([
        stored('2026-11-01', 'IN', 'visit', 1000),
        stored('2026-11-02', 'IN', 'visit', 30),
        stored('2026-11-02', 'IN', 'view', 90),
        stored('2026-11-02', 'IN', 'view', 10, { path: '/', source: '' }),
        stored('2026-11-04', 'IN', 'form_open', 12),
        stored('2026-11-04', 'IN', 'form_sent', 4),
        stored('2026-11-04', 'GB', 'visit', 12),
        stored('2026-11-08', 'MT', 'visit', 3),
        stored('2026-11-08', 'NZ', 'visit', 2),
        stored('2026-11-09', 'IN', 'visit', 1000),
      ]);
  });

  it('is every day of the time, and groups of which none is small', async () => {
    const { totals: all, days, groups, isFew, zone: named } = await report({ by: 'country' });
    expect([named, isFew]).toEqual([zone, false]);
    expect(all).toMatchObject({ visits: 47, views: 100, formsOpened: 12, formsSent: 4 });
    expect(days.map(({ day, visits }) => [day.slice(8), visits])).toEqual([
      ['02', 30],
      ['03', 0],
      ['04', 12],
      ['05', 0],
      ['06', 0],
      ['07', 0],
      ['08', 5],
    ]);
    expect(groups.map(({ name, visits }) => [name, visits])).toEqual([
      ['IN', 30],
      ['GB', 12],
      [null, 5],
    ]);
  });

  it('is narrowed to what is asked for, and says nothing of fewer than five', async () => {
    const ofIndia = await report({ by: 'path', country: 'IN' });
    expect(ofIndia.groups.map(({ name, views }) => [name, views])).toEqual([
      ['/faq', 90],
      ['/', 10],
    ]);
    expect(await report({ by: 'device', country: 'MT' })).toMatchObject({
      isFew: true,
      totals: { visits: 0 },
      days: [],
      groups: [],
    });
  });

  it('is exported as the same groups', async () => {
    const { text, headers } = await ask({ ...period, by: 'country' }, 'marketing', exportVisits.path);
    expect(headers['content-disposition']).toContain('visits-2026-11-02-2026-11-08.csv');
    expect(text.split('\r\n').slice(0, 4)).toEqual([
      expect.stringContaining('"Country","Visits"') as string,
      '"IN","30","100","12","0","4","0","0"',
      '"GB","12","0","0","0","0","0","0"',
      '"Others","5","0","0","0","0","0","0"',
    ]);
  });

  it.each([
    [{ from: '2026-11-08', to: '2026-11-02' }, 'The last day is before the first.'],
    [{ from: '2020-11-08', to: '2026-11-02' }, 'Choose at most 800 days.'],
    [{ from: '2026-02-30', to: '2026-11-02' }, 'There is no such day.'],
    [{ to: '2026-11-02' }, 'Say which is the first day.'],
  ])('refuses %j', async (query, sentence) => {
    const { status, body } = await ask(query as Record<string, string>);
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([400, sentence]);
  });

  it('is not for teachers', async () => {
    expect((await ask(period, 'teacher')).status).toBe(403);
  });
});
