import type { Core } from '@strapi/strapi';
import {
  isDeviceKnown,
  isPass,
  makePass,
  passLivesMs,
  readDevice,
  rememberAccount,
  writeDevice,
  type Device,
} from './devices';

const day = 24 * 60 * 60_000;
const email = 'priya@example.com';

let time: number;

const withSecret = (secret: string, ...earlier: string[]) =>
  ({
    config: { get: (name: string) => (name.endsWith('jwtSecret') ? secret : earlier) },
  }) as unknown as Core.Strapi;

beforeEach(() => {
  time = Date.parse('2027-03-01T08:00:00Z');
});

const strapi = withSecret('secret');
const fromPage = (cookie?: string): Device => readDevice(cookie, '203.0.113.7', true);
const remember = (device: Device, account: string) => rememberAccount(strapi, device, account, time);
const isKnown = (device: Device, account: string) => isDeviceKnown(strapi, device, account, time);

it('gives a browser an id that it keeps, and a program without cookies that of its network', () => {
  const first = fromPage();
  expect(first).toMatchObject({ isBrowser: true, isNew: true });
  expect(fromPage(writeDevice(first))).toMatchObject({ id: first.id, isNew: false });
  const program = readDevice(undefined, '2001:db8:1:2::9', false);
  expect(program).toMatchObject({ id: 'at 2001:db8:1:2', isBrowser: false });
});

it('knows a device again for a year, for the account it logged in to and no other', () => {
  const cookie = remember(fromPage(), email);
  expect(isKnown(fromPage(cookie), email)).toBe(true);
  expect(isKnown(fromPage(cookie), 'asha@example.com')).toBe(false);
  time += 365 * day;
  expect(isKnown(fromPage(cookie), email)).toBe(true);
  time += 2 * day;
  expect(isKnown(fromPage(cookie), email)).toBe(false);
});

it('believes no mark of another device, of another server, or of tomorrow', () => {
  const cookie = remember(fromPage(), email);
  const [, mark = ''] = cookie.split('.');
  const { id: another } = fromPage();
  expect(isKnown(fromPage(`${another}.${mark}`), email)).toBe(false);
  expect(isDeviceKnown(withSecret('other'), fromPage(cookie), email, time)).toBe(false);
  time -= 2 * day;
  expect(isKnown(fromPage(cookie), email)).toBe(false);
});

it('knows a device by its mark, and a pass, of an earlier secret while that still counts', () => {
  const cookie = remember(fromPage(), email);
  const pass = makePass(strapi, email, time);
  const during = withSecret('newer', 'secret');
  expect(isDeviceKnown(during, fromPage(cookie), email, time)).toBe(true);
  expect(isPass(during, email, pass, time)).toBe(true);
  const renewed = rememberAccount(during, fromPage(cookie), email, time);
  expect(renewed.split('.')).toHaveLength(2);
  const after = withSecret('newer');
  expect(isDeviceKnown(after, fromPage(cookie), email, time)).toBe(false);
  expect(isDeviceKnown(after, fromPage(renewed), email, time)).toBe(true);
});

it('remembers five accounts of a device, the latest first, each once', () => {
  let cookie = writeDevice(fromPage());
  for (let count = 0; count < 7; count += 1) cookie = remember(fromPage(cookie), `p${String(count)}@b.co`);
  cookie = remember(fromPage(cookie), 'p4@b.co');
  expect(fromPage(cookie).marks).toHaveLength(5);
  expect(isKnown(fromPage(cookie), 'p2@b.co')).toBe(true);
  expect(isKnown(fromPage(cookie), 'p1@b.co')).toBe(false);
});

it.each(['', 'x', 'a b', '.'.repeat(5000), '__proto__', `${'a'.repeat(22)}.__proto__.1-x`])(
  'makes nothing of %j',
  (cookie) => {
    const device = fromPage(cookie);
    expect(isKnown(device, email)).toBe(false);
    expect(writeDevice(device).length).toBeLessThan(400);
  },
);

it('lets a mail lead in for a day and an hour, to its own account', () => {
  const pass = makePass(strapi, email, time);
  expect(isPass(strapi, email, pass, time)).toBe(true);
  expect(isPass(strapi, 'asha@example.com', pass, time)).toBe(false);
  expect(isPass(strapi, email, pass.replace(/^./, 'z'), time)).toBe(false);
  time += passLivesMs;
  expect(isPass(strapi, email, pass, time)).toBe(false);
});
