import { asPublicAddress } from './public-address';

it.each([
  ['81.2.69.142', '81.2.69.142'],
  ['::ffff:81.2.69.142', '81.2.69.142'],
  ['2a00:1450::1', '2a00:1450::1'],
  ['172.32.0.1', '172.32.0.1'],
])('takes %s for an address of the open internet', (address, plain) => {
  expect(asPublicAddress(address)).toBe(plain);
});

it.each([
  '10.0.0.1',
  '127.0.0.1',
  '172.31.255.255',
  '192.168.1.5',
  '100.64.0.1',
  '169.254.169.254',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '2001:db8::1',
  '::ffff:192.168.1.5',
  '81.2.69',
  'no address',
  '',
])('takes "%s" for none', (address) => {
  expect(asPublicAddress(address)).toBeNull();
});
