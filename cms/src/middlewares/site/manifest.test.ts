import { readManifest } from './manifest';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const good = {
  styleHashes: [hash],
  scriptHashes: [],
  redirects: [{ from: '/a', to: '/b', permanent: false }],
};

it('reads what a build tells', () => {
  const manifest = readManifest(good);
  expect(manifest.styleHashes).toEqual([hash]);
  expect(manifest.redirects.get('/a')).toEqual({ to: '/b', permanent: false });
});

it.each([
  ['no object', null],
  ['no list of hashes', { ...good, scriptHashes: undefined }],
  ['a hash that would open the policy', { ...good, styleHashes: ["x' 'unsafe-inline"] }],
  ['an incomplete redirect', { ...good, redirects: [{ from: '/a' }] }],
])('refuses %s', (_what, value) => {
  expect(() => readManifest(value)).toThrow(TypeError);
});
