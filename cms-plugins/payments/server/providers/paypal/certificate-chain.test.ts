import { X509Certificate } from 'node:crypto';
import { chain } from '../testing/certificate-chain';
import { isOfficial, readChain } from './certificate-chain';

const certificate = (pem: string) => new X509Certificate(pem);
const now = Date.UTC(2030, 0, 1);
const expected = { hostEnding: '.paypal.com', now, trusted: [certificate(chain.root)] };

it('reads the certificates of a file, the one that signs first', () => {
  const read = readChain(`${chain.leaf}\n${chain.intermediate}\n`);
  expect(read?.map(({ subject }) => subject.split('\n').at(-1))).toEqual([
    'CN=messageverificationcerts.paypal.com',
    'CN=Test Intermediate',
  ]);
});

it.each(['', 'not a certificate', '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----'])(
  'reads none from "%s"',
  (text) => {
    expect(readChain(text)).toBeNull();
  },
);

it('trusts a chain up to a root that is trusted, whether that is in it or not', () => {
  const [leaf, intermediate, root] = [chain.leaf, chain.intermediate, chain.root].map(certificate);
  if (!leaf || !intermediate || !root) throw new Error('The chain is short.');
  expect(isOfficial([leaf, intermediate], expected)).toBe(true);
  expect(isOfficial([leaf, intermediate, root], expected)).toBe(true);
});

it.each([
  ['with a link missing', [chain.leaf], {}],
  ['in the wrong order', [chain.intermediate, chain.leaf], {}],
  ['vouched for by one that may vouch for nobody', [chain.forged, chain.leaf, chain.intermediate], {}],
  ['that goes in a circle', [chain.leaf, chain.leaf], {}],
  ['of another holder', [chain.leaf, chain.intermediate], { hostEnding: '.paypal.example' }],
  ['that is over', [chain.leaf, chain.intermediate], { now: Date.UTC(2200, 0, 1) }],
  ['that has not begun', [chain.leaf, chain.intermediate], { now: Date.UTC(2020, 0, 1) }],
  ['under a root that nobody trusts', [chain.leaf, chain.intermediate], { trusted: [] }],
  ['without a certificate', [], {}],
])('does not trust a chain %s', (_what, pems, change) => {
  expect(isOfficial(pems.map(certificate), { ...expected, ...change })).toBe(false);
});

it('takes the roots that Node knows where none are given', () => {
  const { hostEnding } = expected;
  const chained = [chain.leaf, chain.intermediate].map(certificate);
  expect(isOfficial(chained, { hostEnding, now })).toBe(false);
});
