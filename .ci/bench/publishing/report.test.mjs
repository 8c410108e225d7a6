import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judgePublishing } from './goals.mjs';
import { besideStages, drawPublishing, stageMedians } from './report.mjs';

/** @typedef {import('./report.mjs').Measured} Measured */
/** @typedef {import('./report.mjs').Round} Round */

/** @param {number} reading @param {number} drawing @param {number} besides @returns {Round} */
const round = (reading, drawing, besides) => ({
  ms: reading + drawing + besides,
  stages: [
    { stage: 'reading', ms: reading },
    { stage: 'drawing', ms: drawing },
  ],
});

/** @type {Measured} */
const measured = {
  ...{ pages: 62, firstMs: 48_000, plainMs: 21_000, priceMs: 12 },
  warm: [round(1000, 2000, 700), round(900, 5000, 900), round(1200, 2100, 800)],
  landing: [{ ...round(1000, 2500, 700), processorMs: 5500 }],
  everyPage: [round(1000, 6000, 700)],
  cold: [round(9000, 2000, 500)],
  burst: { publishes: 10, builds: 2, ms: 7400 },
  preview: { coldMs: 6000, warmMs: [400, 300, 5000] },
  memory: { siteBuilder: 612_000_000, previewRenderer: 380_000_000 },
};

test('each stage has its own median, and what is in none of them another', () => {
  assert.deepEqual(stageMedians(measured.warm), [
    { stage: 'reading', ms: 1000 },
    { stage: 'drawing', ms: 2100 },
  ]);
  assert.equal(besideStages(measured.warm), 800);
});

test('a stage that came twice in a build counts whole, and one that a build lacks as nothing', () => {
  const twice = {
    ms: 100,
    stages: [...round(10, 20, 0).stages, { stage: /** @type {const} */ ('reading'), ms: 5 }],
  };
  assert.deepEqual(stageMedians([twice]), [
    { stage: 'reading', ms: 15 },
    { stage: 'drawing', ms: 20 },
  ]);
  const lacking = { ms: 100, stages: [{ stage: /** @type {const} */ ('reading'), ms: 30 }] };
  assert.equal(stageMedians([lacking, lacking, twice]).find(({ stage }) => stage === 'drawing')?.ms, 0);
});

test('a small site has goals of its own, and a large one has none for what it is not measured for', () => {
  const titles = (/** @type {number} */ pages) =>
    judgePublishing({ ...measured, pages }, 'SQLite').map(({ title, limits }) => `${title} ${limits.join()}`);
  assert.deepEqual(titles(199), [
    'a page: s ≤ 1.5',
    'a post that other pages show: s ≤ 1.5',
    'what every page shows: s ≤ 10',
    'the first after a restart: s ≤ 6',
    'a first release: s ≤ 45',
    'preview, warm: s ≤ 2',
    'builds for 10 publishes ≤ 2',
    'memory of the builder: GB ≤ 1',
  ]);
  assert.deepEqual(titles(200), [
    'a page: s ≤ 4',
    'a post that other pages show: s ≤ 10',
    'what every page shows: s ≤ 20',
    'preview, warm: s ≤ 2',
    'builds for 10 publishes ≤ 2',
  ]);
});

/** @param {Partial<Measured>} changes @returns the titles of the goals that a large site misses */
const missed = (changes) =>
  judgePublishing({ ...measured, pages: 1000, ...changes }, 'SQLite')
    .filter(({ holds }) => !holds)
    .map(({ title }) => title);

test('what is too slow misses its goal, and so does what was not measured', () => {
  assert.deepEqual(missed({}), ['a page: s']);
  assert.deepEqual(missed({ landing: [round(1, 3_999, 0)], warm: [round(1, 9_999, 0)] }), []);
  const late = { everyPage: [round(1, 20_000, 0)], burst: { ...measured.burst, builds: 3 } };
  assert.deepEqual(missed({ ...late, landing: [], warm: [], preview: { coldMs: 1, warmMs: [2001] } }), [
    'a page: s',
    'a post that other pages show: s',
    'what every page shows: s',
    'preview, warm: s',
    'builds for 10 publishes',
  ]);
});

test('the report has a column for each size, with stages in their order', () => {
  const report = drawPublishing([measured, { ...measured, pages: 1003, warm: [round(8000, 13_000, 0)] }]);
  assert.match(report, /^pages +62 +1,003$/m);
  assert.match(report, /^from Publish to live, warm +4\.10 s +21\.00 s$/m);
  assert.match(report, /^ {2}reading +1\.00 s +8\.00 s\n {2}drawing +2\.10 s +13\.00 s\n {2}beside/m);
  assert.match(report, /^a landing page +4\.20 s[^\n]*\n {2}its processor +5\.50 s/m);
  assert.match(report, /^a change that every page shows +7\.70 s/m);
  assert.match(report, /^memory of the builder +612 MB/m);
  assert.match(report, /^ {2}builds made +2/m);
});
