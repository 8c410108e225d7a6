import { readManifest } from './manifest';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const good = {
  styleHashes: [hash],
  styleHashesOfPages: { '/login': [hash] },
  scriptHashes: [],
  redirects: [{ from: '/a', to: '/b', permanent: false }],
};

it('reads what a build tells', () => {
  const manifest = readManifest(good);
  expect(manifest.styleHashes).toEqual([hash]);
  expect(manifest.styleHashesOfPages.get('/login')).toEqual([hash]);
  expect(manifest.redirects.get('/a')).toEqual({ to: '/b', permanent: false });
});

it('serves a release of before, in which no page had styles of its own', () => {
  expect(readManifest({ ...good, styleHashesOfPages: undefined }).styleHashesOfPages.size).toBe(0);
});

it.each([
  ['no object', null],
  ['no list of hashes', { ...good, scriptHashes: undefined }],
  ['a hash that would open the policy', { ...good, styleHashes: ["x' 'unsafe-inline"] }],
  ['a hash of one page that would', { ...good, styleHashesOfPages: { '/login': ["'unsafe-inline'"] } }],
  ['an incomplete redirect', { ...good, redirects: [{ from: '/a' }] }],
])('refuses %s', (_what, value) => {
  expect(() => readManifest(value)).toThrow(TypeError);
});
