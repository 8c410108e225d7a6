import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { ESLint } from 'eslint';
import { lintConfig } from './config.mjs';
import { gatsbyInternals } from './gatsby-internals.mjs';
import { makeHouse } from './testing/make-house.mjs';

const rule = 'house/gatsby-internals';

/** @type {string} */
let root;
/** @type {ESLint} */
let eslint;

before(() => {
  root = makeHouse();
  eslint = new ESLint({ cwd: root, overrideConfigFile: true, overrideConfig: lintConfig(root) });
});

after(() => rmSync(root, { recursive: true, force: true }));

/** @param {string} file @param {string} code */
async function isRefused(file, code) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(root, file) });
  return (result?.messages ?? []).some(({ ruleId }) => ruleId === rule);
}

const privates = [
  `export { store } from 'gatsby/dist/redux';`,
  `export const runner = await import('gatsby/dist/query/graphql-runner');`,
  `export const file = (folder: string) => \`\${folder}/.cache/page-ssr\`;`,
  `export const part = 'gatsby-source-strapi/dist/fetch';`,
  `export const reporter = 'gatsby-cli/lib/reporter';`,
  `export const done = (state: { jobsV2: object }) => state.jobsV2;`,
];

for (const code of privates)
  test(`is named only in its folder: ${code}`, async () => {
    for (const file of [
      'frontend/site-builder/release/new.ts',
      'frontend/src/build/new.ts',
      'cms-plugins/publisher/server/providers/new.ts',
      'cms/src/new.ts',
    ])
      assert.equal(await isRefused(file, code), true, file);
    assert.equal(await isRefused(`${gatsbyInternals}/new.ts`, code), false);
  });

test("lets everybody use Gatsby's public names", async () => {
  const code = `import type { GatsbyNode } from 'gatsby';\nexport const hooks: GatsbyNode = {};\nexport const cache = 'my.cache.ts';`;
  assert.equal(await isRefused('frontend/site-builder/release/new.ts', code), false);
});
