// Databases: both, as days are added up by our own SQL, and read from two tables.
import request from 'supertest';
import { visitGroupings } from '@lanternway/contracts/insight/visits-staff';
import { plentiful } from '../accounts/parent';
import { until } from '../mailer/mails';
import { logInStaff, type Staff } from '../staff';
import { serveCms } from '../serve-cms';
import { random } from './facts';

const cms = serveCms(plentiful);
let staff: Record<Staff, string>;

const dayMs = 24 * 60 * 60_000;
const dayAgo = (days: number): string => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

const events = ['view', 'visit', 'form_open', 'form_sent', 'plan_chosen'];
const sources = ['', 'google', 'ig', 'l.instagram.com', 'fair'];

/** What a site of some pages counts in six weeks, up to this moment. */
function countedRows(): object[] {
  const next = random(7);
  const oneOf = (values: readonly string[]) => values[Math.floor(next() * values.length)] ?? '';
  const rows = Array.from({ length: 900 }, () => ({
    day: dayAgo(Math.floor(next() * 42)),
    path: oneOf(['/', '/faq', '/camp', '/pricing']),
    source: oneOf(sources),
    medium: '',
    campaign: oneOf(['', 'spring', 'diwali']),
    country: oneOf(['IN', 'GB', 'US']),
    device: oneOf(['phone', 'desktop']),
    event: oneOf(events),
  }));
  const once = new Map(rows.map((row) => [JSON.stringify(row), row]));
  return [...once.values()].map((row) => ({ ...row, n: 1 + Math.floor(next() * 9) }));
}

const period = `from=${dayAgo(41)}&to=${dayAgo(0)}`;

/** Asked for by one column or none: what is added up answers these. */
const ofOne = [
  ...visitGroupings.map((by) => `/insight/visits?${period}&by=${by}`),
  `/insight/visits?${period}&by=path&path=/faq`,
  `/insight/visits?from=${dayAgo(30)}&to=${dayAgo(9)}&by=source`,
  `/insight/funnel?${period}`,
  `/insight/funnel?${period}&source=Instagram`,
  `/insight/funnel?${period}&page=/camp`,
  `/insight/groups?${period}&by=source`,
  `/insight/groups?${period}&by=page`,
  `/insight/weeks?${period}`,
];

/** Asked for by two columns: only the rows know it. */
const ofTwo = [
  `/insight/visits?${period}&by=path&country=GB`,
  `/insight/groups?${period}&by=page&source=Instagram`,
  `/insight/funnel?${period}&source=Instagram&country=IN`,
];

async function answers(paths: readonly string[]): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const path of paths) {
    const { status, body } = await request(cms.url).get(path).set('Authorization', staff.superAdmin);
    expect([path, status]).toEqual([path, 200]);
    all.push([path, body]);
  }
  return all;
}

const rows = (table: string) => cms.strapi.db.connection(table);

async function untilAddedUp(): Promise<void> {
  const worker: { wake: () => void } = cms.strapi.plugin('insight').service('visitRetention');
  worker.wake();
  await until(async () => {
    const [last] = (await rows('insight_day_totals').max({ day: 'day' })) as { day: string | null }[];
    return last?.day === dayAgo(2) ? true : undefined;
  });
}

beforeAll(async () => {
  staff = await logInStaff(cms);
  await rows('insight_day_counts').delete();
  await rows('insight_day_totals').delete();
  for (const row of countedRows()) await rows('insight_day_counts').insert(row);
});

it('says the same of days that are added up, and reads each row of them only for two columns at once', async () => {
  const before = await answers([...ofOne, ...ofTwo]);
  expect(JSON.stringify(before)).toContain('"visits":');
  await untilAddedUp();
  expect(await answers([...ofOne, ...ofTwo])).toEqual(before);

  await rows('insight_day_counts').where('day', '<', dayAgo(1)).delete();
  expect(await answers(ofOne)).toEqual(before.slice(0, ofOne.length));
  expect(await answers(ofTwo)).not.toEqual(before.slice(ofOne.length));
});

it('leaves today and yesterday as they are, as they may still change', async () => {
  await untilAddedUp();
  const late = { day: dayAgo(1), path: '/faq', source: 'late', medium: '', campaign: '', country: 'IN' };
  await rows('insight_day_counts').insert({ ...late, device: 'phone', event: 'visit', n: 50 });
  const [[, body]] = (await answers([`/insight/visits?${period}&by=source`])) as [[string, object]];
  expect(JSON.stringify(body)).toContain('{"name":"late","visits":50');
});
