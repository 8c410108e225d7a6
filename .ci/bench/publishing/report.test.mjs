import assert from 'node:assert/strict';
import { test } from 'node:test';
import { besideStages, drawPublishing, liveGoalMs, meetsGoals, stageMedians } from './report.mjs';

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

test('the goals are ten seconds for a small site, twenty for a large one, two builds, a preview in two seconds', () => {
  assert.deepEqual([liveGoalMs(62), liveGoalMs(1000)], [10_000, 20_000]);
  assert.deepEqual(meetsGoals(measured), {
    live: true,
    landing: true,
    everyPage: true,
    burst: true,
    preview: true,
  });
  const late = [round(1, 10_000, 0)];
  const slow = {
    ...measured,
    warm: late,
    landing: late,
    everyPage: late,
    burst: { ...measured.burst, builds: 3 },
  };
  assert.deepEqual(meetsGoals({ ...slow, preview: { coldMs: 1, warmMs: [2001] } }), {
    ...{ live: false, landing: false, everyPage: false, burst: false, preview: false },
  });
  const unmeasured = {
    ...measured,
    warm: [],
    landing: [],
    everyPage: [],
    preview: { coldMs: 0, warmMs: [] },
  };
  assert.deepEqual(meetsGoals(unmeasured), {
    ...{ live: false, landing: false, everyPage: false, burst: true, preview: false },
  });
  assert.equal(meetsGoals({ ...slow, pages: 1000 }).live, true);
});

test('the report has a column for each size, with stages in their order', () => {
  const report = drawPublishing([measured, { ...measured, pages: 1003, warm: [round(8000, 13_000, 0)] }]);
  assert.match(report, /^pages +62 +1,003$/m);
  assert.match(report, /^from Publish to live, warm +4\.10 s +21\.00 s$/m);
  assert.match(report, /^ {2}reading +1\.00 s +8\.00 s\n {2}drawing +2\.10 s +13\.00 s\n {2}beside/m);
  assert.match(report, /^goal +10\.00 s: met +20\.00 s: missed$/m);
  assert.match(report, /^a landing page +4\.20 s[^\n]*\n[^\n]*\n {2}its processor +5\.50 s/m);
  assert.match(report, /^a change that every page shows +7\.70 s/m);
  assert.match(report, /^memory of the builder +612 MB/m);
  assert.match(report, /^ {2}builds made +2; goal ≤ 2: met/m);
});
