import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { publishNow, untilLive } from './live-site.mjs';

/** @type {string} */
let folder;
/** @type {string[]} */
let said;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  said = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const where = (/** @type {object} */ times = {}) => ({
  siteLink: path.join(folder, 'current'),
  say: (/** @type {string} */ words) => said.push(words),
  ...{ lookEveryMs: 2, withinMs: 2000, takenWithinMs: 200, standsForMs: 30 },
  ...times,
});

const live = { number: 4, code: 'c', at: '2026-01-01T00:00:00.000Z' };
const building = { number: 5, stage: 'reading', startedAt: '2026-01-01T00:00:00.000Z' };
const refused = {
  ...{ number: 5, kind: 'refused', tryAgainAt: null },
  sentences: ['/faq: The link to /nowhere leads to no page.'],
};

/** Writes the status as the publisher does. @param {object} status */
function tell(status) {
  const at = new Date().toISOString();
  const file = path.join(folder, 'status.json');
  const whole = { at, by: 'here:1', live: null, isCurrent: null, building: null, problem: null, asked: null };
  writeFileSync(`${file}-next`, JSON.stringify({ ...whole, ...status }));
  renameSync(`${file}-next`, file);
}

test('waits as long as the build comes to new stages', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const waiting = untilLive(where({ withinMs: 60_000 }), new Date());
  const stages = ['reading', 'pages', 'checking', 'packing'];
  for (const [nth, stage] of stages.entries()) {
    tell({ building: { ...building, stage } });
    while (said.length <= nth) await wait(2);
    t.mock.timers.tick(40_000);
  }
  tell({ live, isCurrent: true });
  assert.equal((await waiting).live?.number, 4);
});

test('waits for the site until it shows what it should, and prints each stage once', async () => {
  const waiting = untilLive(where(), new Date());
  await wait(10);
  tell({ building });
  await wait(30);
  tell({ building: { ...building, stage: 'verifying' }, live, isCurrent: false });
  await wait(30);
  tell({ live, isCurrent: true });
  assert.equal((await waiting).live?.number, 4);
  assert.deepEqual(said, ['reading the published content', 'comparing with what is published']);
});

test('ignores the result of an earlier run', async () => {
  tell({ live, isCurrent: true });
  await wait(5);
  await assert.rejects(untilLive(where({ withinMs: 60 }), new Date()), /did not say that the site is live/);
});

test('prints each fault of content once it is known', async () => {
  const since = new Date();
  tell({ problem: refused });
  await assert.rejects(untilLive(where(), since), /must not go live:\n {2}- \/faq: The link to \/nowhere/);
});

test('a fault of before that is tried again at once is not ours', async () => {
  const since = new Date();
  tell({ problem: refused });
  const waiting = untilLive(where({ standsForMs: 1000 }), since);
  await wait(20);
  tell({ building: { ...building, number: 6 } });
  await wait(20);
  tell({ live: { ...live, number: 6 }, isCurrent: true });
  assert.equal((await waiting).live?.number, 6);
});

test('leaves a failed build to its next try if that is soon, and reports it otherwise', async () => {
  const since = new Date();
  const broken = { number: 5, kind: 'broken', sentences: ['The disk is full.'] };
  tell({ problem: { ...broken, tryAgainAt: new Date(Date.now() + 5000).toISOString() } });
  await assert.rejects(untilLive(where({ withinMs: 150 }), since), /did not say/);
  tell({ problem: { ...broken, tryAgainAt: new Date(Date.now() + 120_000).toISOString() } });
  await assert.rejects(untilLive(where(), since), /The disk is full\.\nIt is tried again by itself at 20/);
});

/** Takes the build request as a publisher does. @returns {Promise<string>} its word */
async function takeWish() {
  const file = path.join(folder, 'publish-now');
  while (!existsSync(file)) await wait(2);
  const word = readFileSync(file, 'utf8');
  rmSync(file);
  return word;
}

test('a manual build request is answered by the first release after it, and by no earlier fault', async () => {
  const waiting = publishNow(where({ takenWithinMs: 2000 }));
  const asked = { word: await takeWish(), after: 5 };
  tell({ live, problem: refused, asked });
  await wait(60);
  tell({ live, building: { ...building, number: 6 }, asked });
  await wait(10);
  tell({ live: { ...live, number: 6 }, isCurrent: true, asked });
  assert.equal((await waiting)?.live?.number, 6);
});

test('a manual build request whose build is refused fails with the faults', async () => {
  const waiting = publishNow(where({ takenWithinMs: 2000 }));
  const outcome = assert.rejects(waiting, /leads to no page/);
  tell({ live, problem: { ...refused, number: 6 }, asked: { word: await takeWish(), after: 5 } });
  await outcome;
});

test('a manual build request that nobody takes is withdrawn', async () => {
  assert.equal(await publishNow(where()), null);
  assert.deepEqual(readdirSync(folder), []);
});
