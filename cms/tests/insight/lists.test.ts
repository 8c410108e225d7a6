// Databases: both, as one plugin's query is a part of another's in our own SQL.
import type { InboxPage } from '@lanternway/contracts/enquiries/staff';
import { writeFamilyList } from '@lanternway/contracts/insight/family-list';
import {
  stages,
  type Funnel,
  type Group,
  type Stage,
  type View,
  type Week,
} from '@lanternway/contracts/insight/staff';
import type { OrderPage } from '@lanternway/contracts/payments/staff';
import request from 'supertest';
import { plentiful } from '../accounts/parent';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { random, writer, type Facts } from './facts';

const cms = serveCms(plentiful);
let staff: Record<Staff, string>;
let facts: Facts;

const days = { from: '2026-09-01', to: '2026-10-31' };
const period = `from=${days.from}&to=${days.to}`;

beforeAll(async () => {
  staff = await logInStaff(cms);
  facts = writer(cms.strapi);
  const next = random(11);
  for (let event = 0; event < 150; event += 1) await facts.something(next);
});

const get = async <Reply>(path: string, who: Staff = 'superAdmin'): Promise<Reply> => {
  const { status, body } = await request(cms.url).get(path).set('Authorization', staff[who]);
  expect([status, path]).toEqual([200, path]);
  return body as Reply;
};

/** How many stand in the list that a number opens. */
async function countListed(step: Stage, view: View, more: object = {}): Promise<number> {
  const families = encodeURIComponent(writeFamilyList({ step, filter: { view, ...days, ...more } }));
  const isOrders = step === 'paid' || step === 'kept';
  const path = isOrders
    ? `/payments/orders?families=${families}`
    : `/enquiries/inbox?folder=all&families=${families}`;
  return (await get<OrderPage | InboxPage>(path, isOrders ? 'finance' : 'admissions')).total;
}

it.each(['cohort', 'activity'] as const)(
  'opens the list behind each number, in the view of %s',
  async (view) => {
    const { counts, listed } = await get<Funnel>(`/insight/funnel?${period}&view=${view}`);
    for (const step of stages) expect([step, await countListed(step, view)]).toEqual([step, listed[step]]);
    // Whoever paid has an order, and a list of all who paid leaves nobody out.
    expect([listed.paid, listed.kept]).toEqual([counts?.paid, counts?.kept]);
    expect(listed.leads).toBeGreaterThan(5);
    expect(listed.leads).toBeLessThanOrEqual(counts?.leads ?? 0);
  },
);

it('opens the list behind each row of the table', async () => {
  const { rows } = await get<{ rows: Group[] }>(`/insight/groups?${period}&by=source`);
  const groups = rows.filter(({ kind }) => kind === 'group');
  expect(groups.length).toBeGreaterThan(0);
  for (const { label, listed } of groups)
    for (const step of ['leads', 'booked', 'paid'] as const) {
      const found = await countListed(step, 'cohort', { source: label ?? '' });
      expect([label, step, found]).toEqual([label, step, listed[step]]);
    }
});

it('tells a new order where its family came from as the row of the family does', async () => {
  await get<Funnel>(`/insight/funnel?${period}`);
  const { firstOf } = cms.strapi.plugin('insight').service('sources') as unknown as {
    firstOf: (email: string, visit: object | null) => Promise<string | null>;
  };
  const visit = { page: '/', referrer: 'other.example/page', campaign: null };
  const people = (await cms.strapi.db.query('plugin::insight.person').findMany({
    where: { orderId: { $notNull: true } },
  })) as { orderId: string; rawSource: string | null }[];
  const sources = new Set(people.map(({ rawSource }) => rawSource));
  expect(sources.size).toBeGreaterThan(1);
  for (const { orderId, rawSource } of people) {
    const { email } = (await cms.strapi.db
      .query('plugin::payments.order')
      .findOne({ where: { documentId: orderId } })) as { email: string };
    expect([email, await firstOf(email, visit)]).toEqual([email, rawSource]);
  }
  expect(await firstOf('nobody.knows@home.example', visit)).toBe('other.example');
  expect(await firstOf('nobody.knows@home.example', null)).toBeNull();
});

it('refuses a list that there is not', async () => {
  for (const [path, who] of [
    ['/enquiries/inbox?families=step%3Dall', 'admissions'],
    ['/payments/orders?families=step%3Dpaid', 'finance'],
  ] as const)
    await request(cms.url).get(path).set('Authorization', staff[who]).expect(400);
});

it('counts by teacher for those who may see it only, and follows a class to another teacher', async () => {
  for (let index = 0; index < 6; index += 1) {
    const lead = await facts.lead(`taught-${String(index)}@example.com`, '2026-09-10T10:00:00Z', null);
    await facts.book(lead, '2026-09-10T11:00:00Z');
    await facts.teach(lead, 'ada-entry', '2026-09-12T10:00:00Z');
    await facts.mark(lead, index < 4 ? 'attended' : 'no-show', '2026-09-12T11:00:00Z');
  }
  const ofTeacher = async (key: string) =>
    (await get<{ rows: Group[] }>(`/insight/groups?${period}&by=teacher`)).rows.find(
      ({ label }) => label === key,
    );
  expect(await ofTeacher('ada-entry')).toMatchObject({
    counts: { leads: 6, booked: 6, attended: 4 },
    visits: null,
  });
  await cms.strapi.db
    .query('plugin::classes.session')
    .updateMany({ where: { teacherKey: 'ada-entry' }, data: { teacherKey: 'ben-entry' } });
  expect([await ofTeacher('ada-entry'), (await ofTeacher('ben-entry'))?.counts.leads]).toEqual([
    undefined,
    6,
  ]);
  for (const who of ['marketing', 'admissions', 'finance'] as const)
    await request(cms.url)
      .get(`/insight/groups?${period}&by=teacher`)
      .set('Authorization', staff[who])
      .expect(403);
});

it('shows visits of the same days next to the families, by the names of sources, and mixes them with nothing', async () => {
  const visit = { path: '/courses', medium: '', campaign: 'autumn', country: 'IN', device: 'phone' };
  const counted = [
    { ...visit, day: '2026-09-14', source: 'ig', event: 'visit', n: 30 },
    { ...visit, day: '2026-09-14', source: 'l.instagram.com', event: 'visit', n: 10 },
    { ...visit, day: '2026-09-15', source: 'ig', event: 'form_sent', n: 4 },
    { ...visit, day: '2026-09-15', source: 'nobody-wrote.example', event: 'visit', n: 7 },
    { ...visit, day: '2026-09-15', source: 'few.example', event: 'visit', n: 2 },
    { ...visit, day: '2026-07-01', source: 'ig', event: 'visit', n: 500 },
  ];
  for (const data of counted) await cms.strapi.db.query('plugin::insight.day-count').create({ data });
  const { counts, visits } = await get<Funnel>(`/insight/funnel?${period}`, 'marketing');
  expect(visits).toEqual({ visits: 49, formsOpened: 0, formsSent: 4 });
  expect((await get<Funnel>(`/insight/funnel?${period}&source=Instagram`)).visits?.visits).toBe(40);
  // No visit knows the course that a family asks for.
  expect((await get<Funnel>(`/insight/funnel?${period}&course=math`)).visits).toBeNull();
  const { rows } = await get<{ rows: Group[] }>(`/insight/groups?${period}&by=source`, 'marketing');
  const of = (name: string) => rows.find(({ label }) => label === name);
  expect(of('Instagram')?.visits).toEqual({ visits: 40, formsOpened: 0, formsSent: 4 });
  expect(of('nobody-wrote.example')).toMatchObject({ counts: { leads: 0 }, visits: { visits: 7 } });
  expect(of('few.example')).toBeUndefined();
  expect(rows.at(-1)).toMatchObject({ kind: 'all', counts, visits: { visits: 49 } });
  const { weeks } = await get<{ weeks: Week[] }>(`/insight/weeks?to=${days.to}`);
  expect(weeks.find(({ monday }) => monday === '2026-09-14')?.visits).toBe(49);
  const sums = weeks.reduce((sum, { visits: some }) => sum + (some ?? 0), 0);
  expect(sums).toBe(549);
});

it('shows how families heard of us in their own words, next to the first touch, which stays', async () => {
  const before = await get<{ rows: Group[] }>(`/insight/groups?${period}&by=source`);
  await cms.strapi.db
    .query('plugin::enquiries.free-class-request')
    .updateMany({ where: { parentEmail: { $startsWith: 'taught-' } }, data: { heardFrom: 'friend' } });
  const { rows } = await get<{ rows: Group[] }>(`/insight/groups?${period}&by=heard`, 'marketing');
  expect(rows.find(({ label }) => label === 'friend')).toMatchObject({
    name: 'A friend',
    counts: { leads: 6 },
  });
  const after = await get<{ rows: Group[] }>(`/insight/groups?${period}&by=source`);
  expect(after).toEqual(before);
  expect(await countListed('leads', 'cohort', { heard: 'friend' })).toBe(6);
});

/** As a spreadsheet reads it: a mark at the start, cells in quotes, a doubled quote for one, lines that end in CR LF. */
const cellsOf = (text: string): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"')),
    );

it('exports what the screen shows, so that a spreadsheet has the same numbers', async () => {
  const { rows } = await get<{ rows: Group[] }>(`/insight/groups?${period}&by=source`, 'finance');
  const { text } = await request(cms.url)
    .get(`/insight/groups.csv?${period}&by=source`)
    .set('Authorization', staff.finance)
    .expect(200);
  const [titles = [], ...lines] = cellsOf(text);
  expect(titles.slice(0, 9)).toEqual([
    'source',
    'Visits',
    'Forms opened',
    'Forms sent',
    'Leads',
    'Booked',
    'Attended',
    'Paid',
    'Kept',
  ]);
  expect(lines.map((cells) => cells.slice(4, 9).map(Number))).toEqual(
    rows.map(({ counts }) => stages.map((stage) => counts[stage])),
  );
  expect(lines.map(([, visits]) => visits)).toEqual(
    rows.map(({ visits }) => (visits === null ? '' : String(visits.visits))),
  );
  const net = titles.indexOf('Net INR');
  const sums = rows.map(({ money }) => money?.find(({ currency }) => currency === 'INR'));
  expect(lines.map((cells) => cells[net])).toEqual(
    sums.map((sum) => (sum === undefined ? '' : ((sum.paidMinor - sum.refundedMinor) / 100).toFixed(2))),
  );
});
