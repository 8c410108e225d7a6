import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { ruleOf, type LimitName } from './rules';

/** The key of failures to log in to one account from one address. */
export const accountAt = (email: string, address: string): string => `${email} ${networkOf(address)}`;

/** The same from the wider network. */
export const accountNear = (email: string, address: string): string =>
  `${email} ${widerNetworkOf(address) ?? networkOf(address)}`;

/** The key of codes sent to one address of e-mail for one purpose, to one device or all. */
export const codeTo = (email: string, purpose: string, device?: { id: string }): string =>
  [email, purpose, ...(device === undefined ? [] : [device.id])].join(' ');

/** What is stored: which rule, and for whom by a keyed hash, so that the table names nobody. */
export function bucketOf(name: LimitName, key: string, secret: string): string {
  const counted = ruleOf(name).per === 'address' ? networkOf(key) : key;
  return `${name} ${createHmac('sha256', secret).update(counted).digest('base64url')}`;
}

/** For the wider network of an IPv6 address; null for everything else that is counted. */
export function widerBucketOf(name: LimitName, key: string, secret: string): string | null {
  const wider = ruleOf(name).per === 'address' ? widerNetworkOf(key) : null;
  return wider === null
    ? null
    : `${name}/48 ${createHmac('sha256', secret).update(wider).digest('base64url')}`;
}

/**
 * Whom an address stands for. The owner of an IPv6 address also has the 2^64 next to it; one of IPv4 that is written the
 * new way is the same as written the old way.
 */
export const networkOf = (address: string): string => firstGroups(address, 4) ?? plainOf(address);

/** The 65,536 networks around an IPv6 address, as one customer may have them. Null for every other address. */
export const widerNetworkOf = (address: string): string | null => firstGroups(address, 3);

const plainOf = (address: string): string =>
  address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').split('%', 1)[0] ?? '';

function firstGroups(address: string, count: number): string | null {
  const plain = plainOf(address);
  if (isIP(plain) !== 6) return null;
  // As a web address, an IPv6 address is put in its one shortest form.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const left = Array<string>(8 - first.length - last.length).fill('0');
  return [...first, ...left, ...last].slice(0, count).join(':');
}
