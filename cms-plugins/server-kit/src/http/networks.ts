import { isIP } from 'node:net';

/**
 * The network that counts as one caller. The owner of an IPv6 address also has the 2^64 addresses around it. An IPv4 address
 * written as an IPv6 one counts as the IPv4 address.
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
