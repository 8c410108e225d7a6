import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { inRoot } from '../paths.mjs';
import { ours, textOf } from './compose.mjs';
import { dockerfile, froms, instructionsOf } from './dockerfile.mjs';

const linesOf = (/** @type {string} */ stage) =>
  instructionsOf(stage).map((each) => `${each.getKeyword()} ${each.getArgumentsContent() ?? ''}`);

test('every stage begins with an exact version or with an earlier stage', () => {
  const exact = dockerfile.getInitialARGs().map((arg) => arg.getProperty());
  for (const property of exact)
    assert.match(property?.getValue() ?? '', /^docker\.io\/library\/node:\d+\.\d+\.\d+-\w+/);
  const known = new Set(exact.map((property) => `\${${property?.getName() ?? ''}}`));
  for (const from of froms) {
    assert.ok(known.has(from.getImage() ?? ''), `FROM ${from.getImage() ?? ''}`);
    known.add(from.getBuildStage() ?? '');
  }
});

test('what is copied comes from an earlier stage, and exists', () => {
  const copies = dockerfile.getCOPYs();
  assert.ok(copies.length > 5);
  for (const copy of copies) {
    const from = copy
      .getFlags()
      .find((flag) => flag.getName() === 'from')
      ?.getValue();
    if (from === undefined || from === null) continue;
    assert.ok(
      froms.some((each) => each.getBuildStage() === from),
      from,
    );
    for (const source of copy.getArguments().slice(0, -1)) {
      const place = source.getValue().replace('/app/', '');
      assert.ok(existsSync(inRoot(place)), place);
    }
  }
});

test('the images that run are not run as root', () => {
  for (const stage of new Set(ours.map(([, { image }]) => image.replace(/^\w+-|:local$/g, '')))) {
    const users = linesOf(stage).filter((line) => line.startsWith('USER '));
    assert.deepEqual(users.at(-1), 'USER 1000:1000', stage);
  }
});

/** The workspaces of ours that one needs, directly or by another. @param {string} folder @returns {string[]} */
function needed(folder) {
  const { dependencies = {} } = JSON.parse(textOf(folder, 'package.json'));
  const direct = Object.keys(dependencies)
    .filter((name) => name.startsWith('@lanternway/'))
    .map((name) => name.replace('@lanternway/', 'cms-plugins/'));
  return [...new Set([folder, ...direct, ...direct.flatMap(needed)])];
}

test('the image that serves has the packages of the CMS and of every part that it loads', () => {
  const [line = ''] = linesOf('web-packages').filter((each) => each.includes('npm ci'));
  const named = [...line.matchAll(/--workspace (\S+)/g)].map(([, name]) => name);
  assert.deepEqual(named.sort(), needed('cms').sort());
});

test('the image that builds the site has all that a page is made of', () => {
  const digest = textOf('frontend', 'site-builder', 'process', 'code-digest.ts');
  const outside = [...digest.matchAll(/^ {2}'\.\.\/([^']+)',$/gm)].map(([, place = '']) => place);
  assert.ok(outside.length >= 2);
  const copied = linesOf('worker').flatMap((line) =>
    [...line.matchAll(/\/app\/(\S+)/g)].map(([, place = '']) => place),
  );
  assert.deepEqual(
    outside.filter((place) => !copied.some((folder) => place === folder || place.startsWith(`${folder}/`))),
    [],
  );
});
