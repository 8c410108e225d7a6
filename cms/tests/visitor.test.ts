// Databases: SQLite, as country and rates come from a file and from services.
import request from 'supertest';
import { noRates, readCountry, readRates } from '@lanternway/contracts/site/site';
import { createTestHome, startCms, type Cms, type TestHome } from './start-cms';
import { startStubService, type StubService } from './stub-service';

let home: TestHome;
let cms: Cms;
let service: StubService;

beforeAll(async () => {
  service = await startStubService();
  home = await createTestHome();
  cms = await startCms(home, {
    TRUST_PROXY: '1',
    GEO_COUNTRY_HEADER: 'CF-IPCountry',
    GEO_LOOKUP_URL: `${service.url}/country/{ip}`,
    RATES_URL: `${service.url}/rates?base=INR`,
  });
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
  await service.stop();
});

beforeEach(() => {
  service.asked.length = 0;
});

const askGeo = (headers: Record<string, string>) => request(cms.url).get('/api/geo').set(headers);

describe('GET /api/geo', () => {
  it('believes the header of the proxy and asks nobody else', async () => {
    const { body, headers } = await askGeo({ 'CF-IPCountry': 'IN', 'X-Forwarded-For': '8.8.8.8' });
    expect(readCountry(body)).toBe('IN');
    expect(headers['cache-control']).toMatch(/^private/);
    expect(service.asked).toEqual([]);
  });

  it('asks the service about the address the proxy saw, not the one the visitor claims, and only once', async () => {
    service.answer({ body: { country_code: 'FR' } });
    const headers = { 'CF-IPCountry': 'XX', 'X-Forwarded-For': '49.36.1.1, 9.9.9.9' };
    expect(readCountry((await askGeo(headers)).body)).toBe('FR');
    expect(readCountry((await askGeo(headers)).body)).toBe('FR');
    expect(service.asked).toEqual(['/country/9.9.9.9']);
  });

  it('finds the country in its own database when the service does not answer in time', async () => {
    service.answer({ body: { country_code: 'FR' }, afterMs: 3_000 });
    expect(readCountry((await askGeo({ 'X-Forwarded-For': '49.36.1.1' })).body)).toBe('IN');
  });

  it('does not call a service that failed for a while', async () => {
    expect(readCountry((await askGeo({ 'X-Forwarded-For': '81.2.69.142' })).body)).toBe('GB');
    expect(service.asked).toEqual([]);
  });

  it('answers pages of our own before all other work, and unusual questions just the same', async () => {
    const from = { 'CF-IPCountry': 'GB', 'X-Forwarded-For': '8.8.8.8' };
    const early = await askGeo(from);
    const late = await request(cms.url).get('/api/geo?from=elsewhere').set(from);
    expect([early.body, late.body]).toEqual([{ country_code: 'GB' }, { country_code: 'GB' }]);
    for (const name of [
      'cache-control',
      'content-type',
      'x-content-type-options',
      'x-frame-options',
      'referrer-policy',
    ])
      expect([name, early.headers[name]]).toEqual([name, late.headers[name]]);
    expect(early.headers['content-security-policy']).toContain("default-src 'none'");
    const foreign = await askGeo({ ...from, Origin: 'https://elsewhere.example' });
    expect(foreign.headers['access-control-allow-origin'] ?? '').toBe('');
    expect((await request(cms.url).post('/api/geo').set(from)).status).toBe(405);
  });

  it('does not know where a private address is', async () => {
    const { body, status } = await askGeo({ 'X-Forwarded-For': '10.1.2.3' });
    expect([status, body]).toEqual([200, { country_code: null }]);
  });
});

describe('GET /api/rates', () => {
  const askRates = () => request(cms.url).get('/api/rates');
  const stored = () => cms.strapi.store({ type: 'core', name: 'visitor' });

  it('asks the service once, however many ask at the same time, and keeps the answer', async () => {
    service.answer({ body: { base: 'INR', rates: { USD: 0.0113, GBP: 0.0086, EUR: 0.01 } } });
    const answers = await Promise.all([askRates(), askRates(), askRates()]);
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(readRates(body)).toMatchObject({ base: 'INR', rates: { USD: 0.0113, GBP: 0.0086 } });
    }
    expect(answers[0]?.headers['cache-control']).toMatch(/^private/);
    await askRates();
    expect(service.asked).toEqual(['/rates?base=INR']);
  });

  it("gives yesterday's rates when the service fails", async () => {
    const old = { base: 'INR', rates: { USD: 0.0111, GBP: 0.0085 }, at: '2026-01-01T00:00:00.000Z' };
    await stored().set({ key: 'rates', value: old });
    service.answer({ status: 500, body: {} });
    const { status, body } = await askRates();
    expect([status, body]).toEqual([200, old]);
  });

  it('has none, and no fault of the visitor, when there have never been any', async () => {
    await stored().delete({ key: 'rates' });
    const { status, body, headers } = await askRates();
    expect([status, body]).toEqual([200, noRates]);
    expect(readRates(body)).toBeNull();
    expect(headers['cache-control']).toBe('no-store');
  });
});
