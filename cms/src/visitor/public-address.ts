import { BlockList, isIP } from 'node:net';

/**
 * Addresses that belong to no country: private networks, this machine, links, carriers' inner networks, examples and
 * groups (RFC 6890 and the registries it set up). The embedded database does not know all of them.
 */
const nowhere = new BlockList();

const ipv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

const ipv6: [string, number][] = [
  ['::', 127],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
];

for (const [network, prefix] of ipv4) nowhere.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of ipv6) nowhere.addSubnet(network, prefix, 'ipv6');

/** The address in its plain form if it is public, or null. */
export function asPublicAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const kind = isIP(plain);
  if (kind === 0) return null;
  return nowhere.check(plain, kind === 4 ? 'ipv4' : 'ipv6') ? null : plain;
}

/** Networks whose addresses hold an IPv4 address, and lead to it: it could be a private one. */
const carriers = new BlockList();
carriers.addSubnet('64:ff9b::', 96, 'ipv6');
carriers.addSubnet('2001::', 32, 'ipv6');
carriers.addSubnet('2002::', 16, 'ipv6');

/** Whether a server of ours may call this address: nothing of our own network is there. */
export function isPublicAddress(address: string): boolean {
  const plain = asPublicAddress(address);
  return plain !== null && !(isIP(plain) === 6 && carriers.check(plain, 'ipv6'));
}
