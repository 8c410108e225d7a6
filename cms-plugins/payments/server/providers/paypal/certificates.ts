import type { KeyObject } from 'node:crypto';
import { limitedText } from '../limited-text';
import { isInForce, isOfficial, readChain } from './certificate-chain';

/**
 * The key that a webhook says it is signed with. `refused`: PayPal has no certificate at that address, so the webhook is
 * forged. `unavailable`: the certificate could not be fetched or is not trusted, so PayPal itself must be asked.
 */
export type SigningKey = { kind: 'key'; key: KeyObject } | { kind: 'refused' } | { kind: 'unavailable' };

export interface Certificates {
  keyAt: (url: string) => Promise<SigningKey>;
}

const largest = 64 * 1024;
const timeoutMs = 5_000;
const keptMs = 12 * 60 * 60 * 1000;
/** After a failure the address is not fetched again for this long, even if every event names it. */
const failedMs = 30_000;
const maxKept = 50;

interface Kept {
  key: Promise<SigningKey>;
  until: number;
}

/**
 * `hosts`: an ending such as '.paypal.com' requires https and a chain up to a root that Node trusts. A whole host name is
 * a stand-in for PayPal on this machine, whose certificate needs no chain.
 */
export function createCertificates(hosts: readonly string[]): Certificates {
  const kept = new Map<string, Kept>();

  return {
    async keyAt(url) {
      const place = placeOf(url, hosts);
      if (place === null) return { kind: 'refused' };
      const before = kept.get(url);
      if (before !== undefined && Date.now() < before.until) return before.key;
      const entry: Kept = { key: fetchKey(url, place), until: Date.now() + keptMs };
      makeRoom(kept);
      kept.set(url, entry);
      const found = await entry.key;
      if (found.kind !== 'key') entry.until = Date.now() + failedMs;
      return found;
    },
  };
}

/** Drops the oldest entry when the map is full: real events do not name hundreds of certificates. */
function makeRoom(kept: Map<string, Kept>): void {
  const [oldest] = kept.keys();
  if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
}

type Place = { kind: 'official'; ending: string } | { kind: 'standIn' };

function placeOf(url: string, hosts: readonly string[]): Place | null {
  if (!URL.canParse(url)) return null;
  const { protocol, hostname, pathname, username, port } = new URL(url);
  if (username !== '' || !/^\/v1\/notifications\/certs\/[A-Za-z0-9_-]+$/.test(pathname)) return null;
  const ending = hosts.find((host) => host.startsWith('.') && hostname.endsWith(host));
  if (ending !== undefined) return protocol === 'https:' && port === '' ? { kind: 'official', ending } : null;
  return hosts.includes(hostname) && /^https?:$/.test(protocol) ? { kind: 'standIn' } : null;
}

async function fetchKey(url: string, place: Place): Promise<SigningKey> {
  try {
    const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const text = await limitedText(response, largest);
    if (response.status >= 400 && response.status < 500 && response.status !== 429)
      return { kind: 'refused' };
    return response.status === 200 ? keyOf(text, place) : { kind: 'unavailable' };
  } catch {
    return { kind: 'unavailable' };
  }
}

function keyOf(pem: string, place: Place): SigningKey {
  const chain = readChain(pem);
  const [leaf] = chain ?? [];
  if (chain === null || leaf === undefined) return { kind: 'unavailable' };
  const now = Date.now();
  const isGood =
    place.kind === 'official' ? isOfficial(chain, { hostEnding: place.ending, now }) : isInForce(leaf, now);
  return isGood ? { kind: 'key', key: leaf.publicKey } : { kind: 'unavailable' };
}
