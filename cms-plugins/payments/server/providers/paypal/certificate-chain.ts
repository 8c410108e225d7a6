import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

const certificate = /-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g;
const maxChainLength = 6;

/** The certificates of a PEM file, the one that signs first; null where it holds none that can be read. */
export function readChain(pem: string): X509Certificate[] | null {
  const texts = pem.match(certificate) ?? [];
  if (texts.length === 0 || texts.length > maxChainLength) return null;
  try {
    return texts.map((text) => new X509Certificate(text));
  } catch {
    return null;
  }
}

export const isInForce = ({ validFrom, validTo }: X509Certificate, now: number): boolean =>
  Date.parse(validFrom) <= now && now <= Date.parse(validTo);

export interface Expected {
  hostEnding: string;
  now: number;
  trusted?: readonly X509Certificate[];
}

/** Whether the first certificate is PayPal's and each is issued by the next, up to a root that Node trusts. */
export function isOfficial(
  chain: readonly X509Certificate[],
  { hostEnding, now, trusted = nodesRoots() }: Expected,
): boolean {
  const [leaf] = chain;
  if (leaf === undefined || !isNamed(leaf, hostEnding)) return false;
  if (!chain.every((one) => isInForce(one, now))) return false;
  const isLinked = chain.every((one, at) => {
    const next = chain[at + 1];
    return next === undefined || isIssuedBy(one, next);
  });
  const last = chain.at(-1);
  return (
    isLinked &&
    last !== undefined &&
    trusted.some((root) => root.fingerprint256 === last.fingerprint256 || isIssuedBy(last, root))
  );
}

/** CN=messageverificationcerts.paypal.com */
function isNamed(leaf: X509Certificate, hostEnding: string): boolean {
  const name = /^CN=(.+)$/m.exec(leaf.subject)?.[1] ?? '';
  return name.endsWith(hostEnding);
}

const isIssuedBy = (one: X509Certificate, issuer: X509Certificate): boolean =>
  issuer.ca && one.checkIssued(issuer) && one.verify(issuer.publicKey);

let roots: X509Certificate[] | null = null;

const nodesRoots = (): X509Certificate[] =>
  (roots ??= rootCertificates.map((pem) => new X509Certificate(pem)));
