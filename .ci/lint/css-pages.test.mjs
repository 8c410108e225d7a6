import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesOfSite } from './site-files.mjs';
import { missingStyles } from './css-pages.mjs';

const files = {
  'ui/styles/index.css': "@import './base.css';",
  'ui/styles/base.css': '.muted { color: grey }',
  'ui/styles/steps.css': '.steps > li, .muted .steps { margin: 0 }',
  'ui/Steps.tsx': 'export const Steps = () => <ol className="steps" />;',
  'pages/one.tsx': "import { Steps } from '../ui/Steps';",
};

test('a page whose markup could meet a rule imports the file of the rule', () => {
  assert.deepEqual(missingStyles(files, ['pages/one.tsx'], []), [
    "pages/one.tsx: '.steps > li' is in ui/styles/steps.css, which the page does not import",
  ]);
});

test('is content when any of its parts imports the file, at once or later', () => {
  for (const line of ["import './styles/steps.css';", "const later = () => import('./More');"]) {
    const imported = {
      ...files,
      'ui/Steps.tsx': `${line}\n${files['ui/Steps.tsx']}`,
      'ui/More.tsx': "import './styles/steps.css';",
    };
    assert.deepEqual(missingStyles(imported, ['pages/one.tsx'], []), []);
  }
});

test('finds in the frame of all pages what it has and needs', () => {
  const framed = {
    ...files,
    'pages/one.tsx': '',
    'layout/Frame.tsx': "import { Steps } from '../ui/Steps';",
  };
  assert.equal(missingStyles(framed, ['pages/one.tsx'], ['layout/Frame.tsx']).length, 1);
});

test('every page of the site carries the styles that its markup needs', () => {
  const site = filesOfSite();
  const pages = Object.keys(site).filter((file) => /^pages\/.*\.tsx$/.test(file));
  assert.ok(pages.length > 25, 'The pages of the site are not where they were.');
  assert.deepEqual(missingStyles(site, pages, ['layout/PageFrame.tsx']), []);
});
