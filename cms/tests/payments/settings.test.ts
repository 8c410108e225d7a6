import { settingsKept, type FinanceSettings } from '@lanternway/contracts/finance-settings';
import request from 'supertest';
import { logInStaff, type Staff } from '../staff';
import { createTestHome, startCms, type Cms, type TestHome } from '../start-cms';

let home: TestHome;
let cms: Cms;
let logins: Record<Staff, string>;

beforeAll(async () => {
  home = await createTestHome();
  cms = await startCms(home);
  logins = await logInStaff(cms);
});

afterAll(async () => {
  await cms.stop();
  await home.remove();
});

const read = (staff: Staff = 'finance') =>
  request(cms.url).get('/payments/settings').set('Authorization', logins[staff]);
const save = (body: object, staff: Staff = 'finance') =>
  request(cms.url).post('/payments/settings').set('Authorization', logins[staff]).send(body);

const usual: FinanceSettings = {
  secondPersonFrom: { INR: null, USD: null, GBP: null },
  isStrictAbroad: false,
  alertTo: [],
  receipts: { prefix: 'R', yearStartsIn: 4 },
  tax: { gstin: null, sac: null, rate: null, state: null, lut: null },
};

const changed: FinanceSettings = {
  secondPersonFrom: { INR: 5_000_000, USD: 50_000, GBP: null },
  isStrictAbroad: true,
  alertTo: ['money@lanternway.example'],
  receipts: { prefix: 'LW', yearStartsIn: 4 },
  tax: { gstin: '27AAPFU0939F1ZV', sac: '999293', rate: 18, state: '27', lut: null },
};

it('has what is usual until somebody sets something else', async () => {
  expect((await read().expect(200)).body).toEqual(usual);
});

it('keeps what finance sets', async () => {
  expect((await save(changed).expect(200)).body).toEqual({ message: settingsKept });
  expect((await read().expect(200)).body).toEqual(changed);
});

it.each([
  [{ tax: { ...changed.tax, gstin: '27AAPFU0939F1ZW' } }, ['tax', 'gstin'], 'This is no GSTIN.'],
  [{ tax: { ...changed.tax, state: '29' } }, ['tax', 'state'], 'The GSTIN begins with another state.'],
  [
    { receipts: { prefix: 'LONG', yearStartsIn: 4 } },
    ['receipts', 'prefix'],
    'One to three capital letters or digits.',
  ],
])('says what is wrong with %j, and keeps what was set before', async (wrong, path, message) => {
  await save(changed).expect(200);
  const { body } = await save({ ...changed, ...wrong }).expect(400);
  expect(body).toMatchObject({ error: { message, details: { errors: [{ path, message }] } } });
  expect((await read().expect(200)).body).toEqual(changed);
});

it('is open to finance alone', async () => {
  for (const staff of ['marketing', 'admissions'] as const) {
    await read(staff).expect(403);
    await save(usual, staff).expect(403);
  }
  await request(cms.url).get('/payments/settings').expect(401);
  await request(cms.url).post('/payments/settings').send(usual).expect(401);
});

it('goes by what is usual where somebody has broken what is kept', async () => {
  const store = cms.strapi.store({ type: 'plugin', name: 'payments', key: 'settings' });
  await store.set({ value: { receipts: { prefix: 'far too long' } } });
  expect((await read().expect(200)).body).toEqual(usual);
});
