// Databases: both, as the database marks families by its own triggers, and our SQL counts them.
import request from 'supertest';
import type { Cohort, Funnel, Group, ThisWeek, Week } from '@lanternway/contracts/insight/staff';
import { plentiful } from '../accounts/parent';
import { familyEvents } from '../env';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { random, type Facts, writer } from './facts';

const cms = serveCms(plentiful);
let staff: Record<Staff, string>;
let facts: Facts;

interface People {
  catchUp: () => Promise<void>;
  rebuild: () => Promise<{ families: number; changed: number }>;
  check: (now: Date) => Promise<string[]>;
}

beforeAll(async () => {
  staff = await logInStaff(cms);
  facts = writer(cms.strapi);
});

const people = (): People => cms.strapi.plugin('insight').service('people');

const get = async <Reply>(path: string, who: Staff = 'superAdmin'): Promise<Reply> => {
  const { status, body } = await request(cms.url).get(path).set('Authorization', staff[who]);
  expect([status, path]).toEqual([200, path]);
  return body as Reply;
};

const rowsOf = (where: object): Promise<Record<string, unknown>[]> =>
  cms.strapi.db.query('plugin::insight.person').findMany({ where });

const whole = 'from=2026-01-01&to=2026-12-31';

it('counts a family by every step, within the report that is read next', async () => {
  const before = await get<Funnel>(`/insight/funnel?${whole}`);
  const lead = await facts.lead('walk@example.com', '2026-03-10T20:00:00Z', { source: 'ig' });
  await facts.book(lead, '2026-03-11T10:00:00Z');
  await facts.mark(lead, 'attended', '2026-03-12T10:00:00Z');
  const order = await facts.order('walk@example.com', '2026-03-13T10:00:00Z', 'INR', 500_000);
  await facts.pay(order, '2026-03-13T11:00:00Z');
  const after = await get<Funnel>(`/insight/funnel?${whole}`);
  expect(after.counts).toEqual({
    leads: (before.counts?.leads ?? 0) + 1,
    booked: (before.counts?.booked ?? 0) + 1,
    attended: (before.counts?.attended ?? 0) + 1,
    paid: (before.counts?.paid ?? 0) + 1,
    kept: (before.counts?.kept ?? 0) + 1,
  });
  // Without a zone in the site settings, days are those of UTC.
  expect(await rowsOf({ leadDay: '2026-03-10' })).toMatchObject([
    { source: 'Instagram', rawSource: 'ig', paidInr: 500_000, paidAfterDays: 3 },
  ]);
  await facts.refund(order, 500_000, '2026-04-01T10:00:00Z');
  const refunded = await get<Funnel>(`/insight/funnel?${whole}`);
  expect(refunded.counts?.kept).toBe(before.counts?.kept);
  expect(refunded.money).toContainEqual({ currency: 'INR', paidMinor: 500_000, refundedMinor: 500_000 });
});

it('makes one family of merged addresses, and two again', async () => {
  const one = await facts.lead('first@example.com', '2026-05-01T10:00:00Z', { source: 'news' });
  const two = await facts.lead('second@example.com', '2026-05-02T10:00:00Z', null);
  const leads = async () =>
    (await get<Funnel>('/insight/funnel?from=2026-05-01&to=2026-05-31')).counts?.leads;
  expect(await leads()).toBe(2);
  await facts.merge(two, one);
  expect(await leads()).toBe(1);
  await facts.merge(two, null);
  expect(await leads()).toBe(2);
  await facts.suspect(two, true);
  expect(await leads()).toBe(1);
});

it('remembers the counts of those who are erased, and not whose they are', async () => {
  await facts.lead('gone@example.com', '2026-06-01T10:00:00Z', { source: 'fair', campaign: 'june' });
  await people().catchUp();
  await cms.strapi.db.transaction(() =>
    cms.strapi.plugin('accounts').service('dataRequests').erase('gone@example.com'),
  );
  await people().catchUp();
  expect(await rowsOf({ rawSource: 'fair' })).toMatchObject([
    {
      personKey: null,
      isAnonymous: true,
      leadDay: '2026-06-01',
      page: null,
      leadAt: '2026-06-01T00:00:00.000Z',
    },
  ]);
  expect(await people().check(new Date())).toEqual([]);
});

it('keeps what a removed enquiry told of a family of whom there is more', async () => {
  const old = await facts.lead('long@example.com', '2026-02-01T10:00:00Z', { source: 'poster' });
  await facts.lead('long@example.com', '2026-07-01T10:00:00Z', { source: 'google' });
  await people().catchUp();
  await facts.remove(old);
  await people().catchUp();
  expect(await rowsOf({ rawSource: 'poster' })).toMatchObject([{ leadDay: '2026-02-01' }]);
  expect(await people().check(new Date())).toEqual([]);
});

it('says what SQL written by hand says', async () => {
  const { counts } = await get<Funnel>(`/insight/funnel?${whole}`);
  const byHand = await facts.countByHand('2026-01-01', '2026-12-31');
  // Erased and removed facts are remembered by the rows alone.
  const remembered = await rowsOf({ rawSource: { $in: ['fair'] } });
  expect(counts?.leads).toBe(byHand.leads + remembered.length);
  expect(counts?.paid).toBe(byHand.paid);
  const { rows } = await get<{ rows: Group[] }>(`/insight/groups?${whole}&by=source`);
  const all = rows.at(-1);
  expect(all).toMatchObject({ kind: 'all', counts });
  const groups = rows.slice(0, -1);
  expect(groups.reduce((sum, row) => sum + row.counts.leads, 0)).toBe(counts?.leads);
  expect(groups.filter(({ kind, counts: { leads } }) => kind === 'group' && leads < 5)).toEqual([]);
});

it('is what it is when written from all facts, after each of many events', async () => {
  const next = random(7);
  for (let event = 0; event < familyEvents; event += 1) {
    await facts.something(next);
    await people().catchUp();
    expect([event, await people().check(new Date())]).toEqual([event, []]);
  }
  expect((await people().rebuild()).changed).toBe(0);
}, 600_000);

it('finds a row that was changed by hand, and puts it right', async () => {
  const [row] = await rowsOf({ leadDay: '2026-03-10' });
  await cms.strapi.db
    .query('plugin::insight.person')
    .updateMany({ where: { id: row?.['id'] }, data: { paidDay: '2026-03-30' } });
  expect(await people().check(new Date())).toEqual([row?.['personKey']]);
  expect((await get<Funnel>('/insight/funnel')).wrong).toBe(1);
  expect((await people().rebuild()).changed).toBe(1);
  expect((await get<Funnel>('/insight/funnel')).wrong).toBe(0);
});

it('is written again while others write, and misses nothing of what they do', async () => {
  const next = random(23);
  await cms.strapi.db
    .query('plugin::insight.person')
    .updateMany({ where: { isAnonymous: false }, data: { medium: 'x' } });
  const written = people().rebuild();
  for (let event = 0; event < 40; event += 1) await facts.something(next);
  expect((await written).changed).toBeGreaterThan(20);
  expect(await people().check(new Date())).toEqual([]);
  expect(await rowsOf({ medium: 'x' })).toEqual([]);
});

it('writes no older row over one that was counted while it was made', async () => {
  await facts.lead('late@example.com', '2026-08-02T10:00:00Z', null);
  await people().catchUp();
  await cms.strapi.db
    .query('plugin::insight.person')
    .updateMany({ where: { leadDay: '2026-08-02' }, data: { medium: 'x' } });
  const { db } = cms.strapi;
  const transaction = db.transaction.bind(db);
  jest.spyOn(db, 'transaction').mockImplementationOnce((async (work: () => unknown) => {
    await facts.lead('late@example.com', '2026-08-01T10:00:00Z', null);
    await people().catchUp();
    return transaction(work);
  }) as typeof db.transaction);
  await people().rebuild();
  expect(await people().check(new Date())).toEqual([]);
  expect(await rowsOf({ leadDay: '2026-08-01' })).toMatchObject([{ medium: null }]);
});

it('shows money and cost to those who may see them only, and weeks and months to all', async () => {
  const { money } = await get<Funnel>(`/insight/funnel?${whole}`, 'marketing');
  expect(money).toBeNull();
  expect((await get<Funnel>(`/insight/funnel?${whole}`, 'finance')).money).not.toBeNull();
  const { rows } = await get<{ rows: Group[] }>(`/insight/groups?${whole}`, 'admissions');
  expect(rows.at(-1)).toMatchObject({ money: null, cost: null });
  expect((await get<{ weeks: Week[] }>('/insight/weeks?to=2026-05-31', 'admissions')).weeks).toHaveLength(26);
  expect((await get<{ months: Cohort[] }>(`/insight/cohorts?${whole}`, 'admissions')).months).not.toEqual([]);
  await request(cms.url).get('/insight/spend').set('Authorization', staff.admissions).expect(403);
});

it('tells the home of this week, and only what each may see', async () => {
  const before = await get<ThisWeek>('/insight/week', 'finance');
  const at = new Date().toISOString();
  const order = await facts.order('week@example.com', at, 'INR', 649_900);
  await facts.pay(order, at);
  await cms.strapi.db.query('plugin::insight.day-count').create({
    data: {
      ...{
        day: at.slice(0, 10),
        path: '/',
        source: '',
        medium: '',
        campaign: '',
        country: '',
        device: 'phone',
      },
      ...{ event: 'visit', n: 7 },
    },
  });
  const after = await get<ThisWeek>('/insight/week', 'finance');
  expect(after.now.counts.paid).toBe(before.now.counts.paid + 1);
  expect(after.now.rupees?.minor).toBe((before.now.rupees?.minor ?? 0) + 649_900);
  expect(after.now.visits.visits).toBe(before.now.visits.visits + 7);
  expect(after.before).toEqual(before.before);
  expect(after.spent?.now.paid).toBe((before.spent?.now.paid ?? 0) + 1);
  const { now, spent } = await get<ThisWeek>('/insight/week', 'marketing');
  expect([now.rupees, spent === null]).toEqual([null, false]);
  const ofAdmissions = await get<ThisWeek>('/insight/week', 'admissions');
  expect([ofAdmissions.now.rupees, ofAdmissions.spent]).toEqual([null, null]);
});

it('imports what marketing cost once, and shares it among the days', async () => {
  const post = (path: string, body: object) =>
    request(cms.url).post(path).set('Authorization', staff.marketing).send(body);
  const csv = [
    'Source,Campaign,From,To,Amount,Currency,Note',
    'Instagram,,2026-03-01,2026-03-03,100.00,INR,posts',
    'Instagram,,2026-03-01,2026-03-03,5,INR,the same again',
    'Google,,2026-03-05,2026-03-01,5,INR,backwards',
  ].join('\r\n');
  const preview = await post('/insight/spend/preview', { csv }).expect(200);
  expect((preview.body as { fitting: number }).fitting).toBe(1);
  expect((await post('/insight/spend/import', { csv }).expect(200)).body).toEqual({ added: 1, refused: 2 });
  expect((await post('/insight/spend/import', { csv }).expect(200)).body).toEqual({ added: 0, refused: 3 });
  const { rows } = await get<{ rows: Group[] }>('/insight/groups?from=2026-03-01&to=2026-03-01', 'marketing');
  expect(rows.find(({ label }) => label === 'Instagram')?.cost).toEqual([{ currency: 'INR', minor: 3334 }]);
  const file = await request(cms.url)
    .get('/insight/spend.csv')
    .set('Authorization', staff.marketing)
    .expect(200);
  expect(file.text).toContain('100.00');
});
