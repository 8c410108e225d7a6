import { readRendererMessage } from './preview-renderer-messages';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const hashes = { styleHashes: [hash], scriptHashes: [hash] };
const drawn = { kind: 'drawn', id: 1, path: '/faq', html: '<p>', pageData: '{}', ...hashes };

it.each([
  { kind: 'ready', publicFolder: '/a/public' },
  drawn,
  { kind: 'cannotDraw', id: 1, reason: 'Because.' },
  { kind: 'broken', message: 'Oh.' },
])('understands $kind', (message) => {
  expect(readRendererMessage(message)).toEqual(message);
});

it.each([
  ['nothing', undefined],
  ['a word', 'ready'],
  ['a kind that is none', { kind: 'toString' }],
  ['a page without its data', { ...drawn, pageData: undefined }],
  ['a number that is none', { ...drawn, id: '1' }],
  ['a hash that would open the policy', { ...drawn, styleHashes: ["x' 'unsafe-inline"] }],
  ['a hash that would open it for scripts', { ...drawn, scriptHashes: ["x' 'unsafe-inline"] }],
])('takes %s for no message', (_what, sent) => {
  expect(readRendererMessage(sent)).toBeNull();
});
