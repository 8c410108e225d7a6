import { seen, type Beacon } from '@lanternway/contracts/insight/visits';
import request from 'supertest';
import type { Cms } from '../start-cms';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
export const phone = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${chrome} Mobile Safari/537.36`;
export const computer = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`;

/** Somebody's browser. */
export interface Visitor {
  address: string;
  userAgent: string;
  country: string;
}

/** Servers in these tests stand behind a proxy that names the country. */
export const behindProxy = { TRUST_PROXY: '1', GEO_COUNTRY_HEADER: 'CF-IPCountry' };

export const priya: Visitor = { address: '203.0.113.7', userAgent: phone, country: 'IN' };

export const headersOf = ({ address, userAgent, country }: Visitor): Record<string, string> => ({
  'User-Agent': userAgent,
  'X-Forwarded-For': address,
  'CF-IPCountry': country,
});

/** As `sendBeacon` sends it. @returns the status of the answer */
export async function send(
  { url }: Pick<Cms, 'url'>,
  body: Beacon | string | Buffer,
  headers: Record<string, string> = headersOf(priya),
): Promise<number> {
  const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const { status } = await request(url)
    .post(seen.path)
    .set({ 'Content-Type': 'text/plain;charset=UTF-8', ...headers })
    .serialize((sent: unknown) => sent as string)
    .send(text);
  return status;
}

/** The intake, as far as tests use it. */
export interface Intake {
  take: (
    sent: { body: string; address: string; header: (name: string) => string },
    at?: Date,
  ) => Promise<void>;
  writeAll: () => Promise<void>;
}

export const intakeOf = ({ strapi }: Cms): Intake => strapi.plugin('insight').service('visits');

export interface CountRow {
  day: string;
  path: string;
  source: string;
  medium: string;
  campaign: string;
  country: string;
  device: string;
  event: string;
  n: number;
}

/** All totals, written up to now. */
export async function totals(cms: Cms): Promise<CountRow[]> {
  await intakeOf(cms).writeAll();
  const rows: CountRow[] = await cms.strapi.db
    .connection('insight_day_counts')
    .select('day', 'path', 'source', 'medium', 'campaign', 'country', 'device', 'event', 'n')
    .orderBy(['day', 'path', 'event', 'source', 'country']);
  return rows;
}

/** `/faq view 2`, in the order of pages. */
export const briefly = (rows: readonly CountRow[]): string[] =>
  rows.map(({ path, event, n }) => `${path} ${event} ${String(n)}`);

/** Nothing was ever counted. */
export async function forgetVisits(cms: Cms): Promise<void> {
  await intakeOf(cms).writeAll();
  for (const table of ['insight_day_counts', 'insight_day_totals', 'insight_visit_raws'])
    await cms.strapi.db.connection(table).delete();
}
