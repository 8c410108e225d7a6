import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';

/** How a heading is named in an address: `## With Docker` is `#with-docker`. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-');

/** @param {string} text */
const anchorsIn = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** @param {string} text @returns {string[]} links to files of ours */
const linksIn = (text) =>
  [...text.matchAll(/\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)$/gm)]
    .map(([, inText, atEnd]) => inText ?? atEnd ?? '')
    .filter((link) => !/^(?:[a-z]+:|\/)/.test(link));

/** @param {string} file @param {string} link */
function leadsSomewhere(file, link) {
  const [place = '', anchor] = link.split('#');
  const target = place === '' ? file : path.join(path.dirname(file), place);
  if (!existsSync(inRoot(target))) return false;
  return anchor === undefined || anchorsIn(readFileSync(inRoot(target), 'utf8')).includes(anchor);
}

const docs = readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file));

test('every link of README, guides and decisions leads to a file, and to a heading that is there', () => {
  const links = ['README.md', ...docs].flatMap((file) =>
    linksIn(readFileSync(inRoot(file), 'utf8')).map((link) => ({ file, link })),
  );
  assert.ok(links.length > 40, 'the links are read');
  assert.deepEqual(
    links.filter(({ file, link }) => !leadsSomewhere(file, link)),
    [],
  );
});

test('misses a file and a heading that are gone', () => {
  assert.ok(!leadsSomewhere('README.md', 'docs/guides/gone.md'));
  assert.ok(!leadsSomewhere('README.md', 'docs/guides/operator.md#gone'));
});
