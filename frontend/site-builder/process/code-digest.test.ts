import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestOfCode } from './code-digest';

const sources = [
  ...['src/pages/index.tsx', 'static/robots.txt', 'site-builder/main.ts', 'package.json'],
  ...['gatsby-config.ts', 'gatsby-node.ts', 'gatsby-browser.tsx', 'gatsby-ssr.tsx'],
  ...['../cms-plugins/contracts/src/money/money.ts', '../package-lock.json'],
];

let frontend: string;

const digest = (siteUrl = 'https://lanternway.example') => digestOfCode(frontend, siteUrl);

function write(name: string, text: string): void {
  const file = path.join(frontend, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeEach(() => {
  frontend = path.join(mkdtempSync(path.join(tmpdir(), 'code-')), 'frontend');
  for (const name of sources) write(name, 'words');
});

afterEach(() => {
  rmSync(path.dirname(frontend), { recursive: true, force: true });
});

it.each([...sources, 'src/pages/new.tsx'])('is another once %s changed', async (name) => {
  const before = await digest();
  write(name, 'something else');
  expect(await digest()).not.toBe(before);
});

it.each([
  'src/pages/index.test.tsx',
  'site-builder/dist/main.js',
  'src/gatsby-types.d.ts',
  'e2e/story.test.ts',
])('is the same whatever %s says', async (name) => {
  const before = await digest();
  write(name, 'something else');
  expect(await digest()).toBe(before);
});

it('is another for another address', async () => {
  expect(await digest('https://other.example')).not.toBe(await digest());
});

it('distinguishes files with the same words', async () => {
  const before = await digest();
  rmSync(path.join(frontend, 'src/pages/index.tsx'));
  write('src/pages/home.tsx', 'words');
  expect(await digest()).not.toBe(before);
});
