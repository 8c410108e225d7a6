import { readManifest } from './manifest';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const good = {
  styleHashes: [hash],
  styleHashesOfPages: { '/login': [hash] },
  scriptHashes: [],
  redirects: [{ from: '/a', to: '/b', permanent: false }],
  notFoundPages: ['/course/404'],
};

it('reads the record of a build', () => {
  const manifest = readManifest(good);
  expect(manifest.styleHashes).toEqual([hash]);
  expect(manifest.styleHashesOfPages.get('/login')).toEqual([hash]);
  expect([...manifest.notFoundPages]).toEqual(['/course/404']);
  expect(manifest.redirects.get('/a')).toEqual({ to: '/b', permanent: false });
});

it('finds a page by any letters, unless one has them small', () => {
  const pages = { '/login': [hash], '/cancellationPolicy': [hash], '/checkout': [hash], '/Checkout': [hash] };
  const { pagesByLowerCase } = readManifest({ ...good, styleHashesOfPages: pages });
  expect([...pagesByLowerCase]).toEqual([['/cancellationpolicy', '/cancellationPolicy']]);
});

it('serves a release of an earlier version, with a shorter record', () => {
  expect(readManifest({ ...good, notFoundPages: undefined }).notFoundPages.size).toBe(0);
  expect(readManifest({ ...good, styleHashesOfPages: undefined }).styleHashesOfPages.size).toBe(0);
});

it.each([
  ['no object', null],
  ['no list of hashes', { ...good, scriptHashes: undefined }],
  ['a hash that would open the policy', { ...good, styleHashes: ["x' 'unsafe-inline"] }],
  ['a hash of one page that would', { ...good, styleHashesOfPages: { '/login': ["'unsafe-inline'"] } }],
  ['an address that is none', { ...good, notFoundPages: [404] }],
  ['an incomplete redirect', { ...good, redirects: [{ from: '/a' }] }],
])('refuses %s', (_what, value) => {
  expect(() => readManifest(value)).toThrow(TypeError);
});
