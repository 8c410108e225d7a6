import assert from 'node:assert/strict';
import { test } from 'node:test';
import { faultsOfClasses, unusedClasses } from './css-classes.mjs';
import { filesOfSite } from './site-files.mjs';

const files = filesOfSite();

const blog = { 'views/blog/blog.css': '.face { color: red }' };

/** @type {[what: string, file: string, text: string][]} */
const foreign = [
  [
    'the CSS of another folder',
    'views/teachers/teachers.css',
    '.teacher, .faces:is(.x, .face) { margin: 0 }',
  ],
  ['a component of another folder', 'features/booking/Tile.tsx', 'const a = <i className="tile face" />;'],
  [
    'a choice in a component',
    'ui/Tile.tsx',
    'const a = (on: boolean) => <i className={on ? `face ${1}` : "tile"} />;',
  ],
];
for (const [what, file, text] of foreign)
  test(`refuses a class in ${what}`, () => {
    assert.deepEqual(faultsOfClasses({ ...blog, [file]: text }), [`${file}: .face belongs to views/blog/`]);
  });

test('lets the owner, the folders below it and, for shared classes, everyone name a class', () => {
  const below = { 'views/blog/post/Post.tsx': 'const a = <i className="face" />;' };
  const everyone = {
    'ui/styles/base.css': '.muted { color: grey } @media (min-width: 1px) { .lead { margin: 1.5em } }',
    'views/faq/faq.css': '.faq .muted, .faq > p { color: grey } @keyframes in { 50.5% { margin: 0 } }',
    'views/faq/Faq.tsx': 'const a = <i className="muted" title="face" />;',
  };
  assert.deepEqual(faultsOfClasses({ ...blog, ...below, ...everyone }), []);
});

for (const selector of ['.muted', 'body', '.muted > p', '#plans'])
  test(`refuses '${selector}' in the CSS of one folder, because it styles every page`, () => {
    const css = {
      'ui/styles/base.css': '.muted { color: grey }',
      'views/faq/faq.css': `${selector} { margin: 0 }`,
    };
    assert.deepEqual(faultsOfClasses(css), [`views/faq/faq.css: '${selector}' styles every page`]);
  });

test('finds a class that only the CSS names', () => {
  const used = { ...blog, 'views/blog/Blog.tsx': 'const a = <i className={`face-${1}`} />;' };
  assert.deepEqual(unusedClasses(used, /^swiper/), ['face']);
  assert.deepEqual(
    unusedClasses({ 'a.css': '.face-1 {} .swiper-x {}', 'a.ts': 'const a = `face-${1}`;' }, /^swiper/),
    [],
  );
});

test('each class of the site has one owner, and no page restyles the others', () => {
  assert.ok(Object.keys(files).length > 300, 'The files of the site are not where they were.');
  assert.deepEqual(faultsOfClasses(files), []);
});

test('the site uses each class that its CSS names', () => {
  assert.deepEqual(unusedClasses(files, /^swiper/), []);
});
