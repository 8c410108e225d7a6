import type { Core } from '@strapi/strapi';
import { devices, passLivesMs, type Device } from './devices';

const day = 24 * 60 * 60_000;
const email = 'priya@example.com';

let time: number;

const withSecret = (secret: string) =>
  devices({ strapi: { config: { get: () => secret } } as unknown as Core.Strapi }, () => time);

beforeEach(() => {
  time = Date.parse('2027-03-01T08:00:00Z');
});

const known = withSecret('secret');
const fromPage = (cookie?: string): Device => known.read(cookie, '203.0.113.7', true);

it('gives a browser an id that it keeps, and a program without cookies that of its network', () => {
  const first = fromPage();
  expect(first).toMatchObject({ isBrowser: true, isNew: true });
  expect(fromPage(known.write(first))).toMatchObject({ id: first.id, isNew: false });
  const program = known.read(undefined, '2001:db8:1:2::9', false);
  expect(program).toMatchObject({ id: 'at 2001:db8:1:2', isBrowser: false });
});

it('knows a device again for a year, for the account it logged in to and no other', () => {
  const cookie = known.remember(fromPage(), email);
  expect(known.isKnown(fromPage(cookie), email)).toBe(true);
  expect(known.isKnown(fromPage(cookie), 'asha@example.com')).toBe(false);
  time += 365 * day;
  expect(known.isKnown(fromPage(cookie), email)).toBe(true);
  time += 2 * day;
  expect(known.isKnown(fromPage(cookie), email)).toBe(false);
});

it('believes no mark of another device, of another server, or of tomorrow', () => {
  const cookie = known.remember(fromPage(), email);
  const [, mark = ''] = cookie.split('.');
  const { id: another } = fromPage();
  expect(known.isKnown(fromPage(`${another}.${mark}`), email)).toBe(false);
  expect(withSecret('other').isKnown(fromPage(cookie), email)).toBe(false);
  time -= 2 * day;
  expect(known.isKnown(fromPage(cookie), email)).toBe(false);
});

it('remembers five accounts of a device, the latest first, each once', () => {
  let cookie = known.write(fromPage());
  for (let count = 0; count < 7; count += 1)
    cookie = known.remember(fromPage(cookie), `p${String(count)}@b.co`);
  cookie = known.remember(fromPage(cookie), 'p4@b.co');
  expect(fromPage(cookie).marks).toHaveLength(5);
  expect(known.isKnown(fromPage(cookie), 'p2@b.co')).toBe(true);
  expect(known.isKnown(fromPage(cookie), 'p1@b.co')).toBe(false);
});

it.each(['', 'x', 'a b', '.'.repeat(5000), '__proto__', `${'a'.repeat(22)}.__proto__.1-x`])(
  'makes nothing of %j',
  (cookie) => {
    const device = fromPage(cookie);
    expect(known.isKnown(device, email)).toBe(false);
    expect(known.write(device).length).toBeLessThan(400);
  },
);

it('lets a mail lead in for a day and an hour, to its own account', () => {
  const pass = known.makePass(email);
  expect(known.isPass(email, pass)).toBe(true);
  expect(known.isPass('asha@example.com', pass)).toBe(false);
  expect(known.isPass(email, pass.replace(/^./, 'z'))).toBe(false);
  time += passLivesMs;
  expect(known.isPass(email, pass)).toBe(false);
});
