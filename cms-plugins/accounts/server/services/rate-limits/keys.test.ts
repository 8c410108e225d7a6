import { networkOf, widerNetworkOf } from '@lanternway/server-kit/http/networks';
import { accountAt, accountNear, bucketOf, widerBucketOf } from './keys';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:ffff::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::', '0:0:0:0'],
  ['nonsense', 'nonsense'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('stores neither addresses nor e-mails', () => {
  const key = accountAt('priya@example.com', '203.0.113.7');
  expect(bucketOf('login.account', key, 'secret')).toMatch(/^login\.account [\w-]{43}$/);
});

it('keeps what belongs to different rules, keys and servers apart', () => {
  const buckets = [
    bucketOf('login.email', 'a', 's'),
    bucketOf('login.account', 'a', 's'),
    bucketOf('login.email', 'b', 's'),
    bucketOf('login.email', 'a', 'other'),
  ];
  expect(new Set(buckets).size).toBe(4);
});

it('counts the neighbours of an IPv6 address with it', () => {
  expect(bucketOf('login.address', '2001:db8::1', 's')).toBe(bucketOf('login.address', '2001:db8::2', 's'));
  expect(accountAt('a@b.co', '2001:db8::1')).toBe(accountAt('a@b.co', '2001:db8::2'));
});

it('counts the networks that one customer may have as one as well', () => {
  expect(widerNetworkOf('2001:db8:1:2::9')).toBe('2001:db8:1');
  expect(widerNetworkOf('203.0.113.7')).toBeNull();
  expect(accountNear('a@b.co', '2001:db8:1:2::1')).toBe(accountNear('a@b.co', '2001:db8:1:3::1'));
  const wider = (address: string) => widerBucketOf('login.address', address, 's');
  expect(wider('2001:db8:1:2::1')).toBe(wider('2001:db8:1:3::1'));
  expect(wider('2001:db8:1:2::1')).not.toBe(wider('2001:db8:2:2::1'));
  expect(wider('203.0.113.7')).toBeNull();
  expect(widerBucketOf('login.email', '2001:db8::1', 's')).toBeNull();
});
