import { createHmac } from 'node:crypto';
import { networkOf, widerNetworkOf } from '@lanternway/server-kit/http/networks';
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
