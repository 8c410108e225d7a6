import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../machine/port.mjs';
import { startStrapi } from '../../machine/strapi.mjs';
import { inRoot, logsDir } from '../../paths.mjs';
import { freshDatabase } from '../enquiries/database.mjs';
import { judge } from '../goals/judge.mjs';
import { runInApplication } from '../run-in-application.mjs';
import { quantile } from '../statistics.mjs';

const leads = Number(process.env.BENCH_LEADS ?? 200_000);
const deeds = Number(process.env.BENCH_DEEDS ?? 1_000_000);
/** Rows of counted visits for each of 365 days. */
const visitsADay = Number(process.env.BENCH_VISITS ?? 1000);
const each = Number(process.env.BENCH_TIMES ?? 40);
/** A PostgreSQL server on which databases may be created; without it SQLite. */
const server = process.env.BENCH_DATABASE_URL;
const databaseName = server === undefined ? 'SQLite' : 'PostgreSQL';
const login = { email: 'bench@lanternway.example', password: 'Correct-horse-9' };

const dayOf = (/** @type {number} */ back) =>
  new Date(Date.now() - back * 24 * 3_600_000).toISOString().slice(0, 10);

/** What staff ask for, over twelve months, and the longest that it may take. */
const asked = [
  { what: 'funnel', path: '/insight/funnel', goalMs: 200 },
  { what: 'funnel of one source', path: '/insight/funnel', more: '&source=Google', goalMs: 200 },
  { what: 'by what happened', path: '/insight/funnel', more: '&view=activity', goalMs: 200 },
  { what: 'funnel of one page', path: '/insight/funnel', more: '&page=/page-7', goalMs: 200 },
  { what: 'funnel of one country', path: '/insight/funnel', more: '&country=IN', goalMs: 200 },
  ...['source', 'campaign', 'page', 'form', 'course', 'country', 'heard', 'teacher'].map((by) => ({
    what: `by ${by}`,
    path: '/insight/groups',
    more: `&by=${by}`,
    goalMs: 200,
  })),
  { what: 'by page, what happened', path: '/insight/groups', more: '&by=page&view=activity', goalMs: 200 },
  { what: 'pages of one source', path: '/insight/groups', more: '&by=page&source=Google', goalMs: 200 },
  { what: 'weeks', path: '/insight/weeks', goalMs: 200 },
  { what: 'months', path: '/insight/cohorts', goalMs: 200 },
  { what: 'speed', path: '/insight/speed', goalMs: 200 },
  { what: 'this week', path: '/insight/week', goalMs: 200 },
  { what: 'visits by page', path: '/insight/visits', more: '&by=path', goalMs: 200 },
  { what: 'visits by source', path: '/insight/visits', more: '&by=source', goalMs: 200 },
  { what: 'log: one person', path: '/audit/lines', more: '&actor=3', goalMs: 150 },
  { what: 'log: one area', path: '/audit/lines', more: '&area=money', goalMs: 150 },
  { what: 'log: one role', path: '/audit/lines', more: '&role=Finance', goalMs: 150 },
  { what: 'log: one role, one area', path: '/audit/lines', more: '&role=Finance&area=money', goalMs: 150 },
  {
    what: 'log: one role, another area',
    path: '/audit/lines',
    more: '&role=Finance&area=mail',
    goalMs: 150,
  },
  { what: 'log: nobody in a role', path: '/audit/lines', more: '&role=Teacher', goalMs: 150 },
  {
    what: 'log: one entry',
    path: '/audit/lines',
    more: '&uid=api::plan.plan&documentId=entry17',
    goalMs: 150,
  },
];

/** Reports of a year, rewriting and comparing all families, and the log of a million deeds. */
export async function benchInsight() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  const dataDir = path.join(place, 'insight');
  mkdirSync(dataDir, { recursive: true });
  const staffFile = path.join(dataDir, 'staff.json');
  writeFileSync(staffFile, JSON.stringify({ superAdmin: login }));
  const database = await freshDatabase(dataDir, server);
  try {
    const env = { NODE_ENV: 'development', DATA_DIR: dataDir, JOBS: 'off', ...database.env };
    console.log(`Filling the tables with ${leads} enquiries and ${deeds} deeds ...`);
    const cwd = inRoot('cms');
    const order = { leads, deeds, visitsADay };
    await runInApplication('Adding families', 'bench-families', [['insight/add-families.mjs', order]], {
      env: { DEMO_STAFF_FILE: '', ...env },
    });
    const said = readFileSync(path.join(logsDir, 'bench-families.log'), 'utf8').split('\n');
    const told = said.find((line) => line.startsWith('{"families"')) ?? '{}';
    /** @type {{ families: number, rebuildMs: number, rebuildCpuMs: number, checkMs: number, wrong: number }} */
    const written = JSON.parse(told);
    const started = await startStrapi({
      port: await freePort(),
      env: { ...env, DEMO_STAFF_FILE: staffFile },
      log: 'bench-insight',
      cwd,
    });
    try {
      const rows = await askAll(started.url, login, each);
      return report(written, rows);
    } finally {
      await started.stop();
    }
  } finally {
    await database.remove();
    rmSync(place, { recursive: true, force: true });
  }
}

/** @param {string} url @param {{ email: string, password: string }} login @param {number} each how often each is asked */
export async function askAll(url, login, each) {
  const answer = await fetch(`${url}/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(login),
  });
  const headers = { Authorization: `Bearer ${(await answer.json()).data.token}` };
  const period = `from=${dayOf(365)}&to=${dayOf(0)}`;
  const rows = [];
  for (const { what, path: at, more = '', goalMs } of asked) {
    /** @type {number[]} */
    const tookMs = [];
    for (let time = 0; time < each; time += 1) {
      const start = performance.now();
      const reply = await fetch(`${url}${at}?${at.startsWith('/audit') ? 'page=1' : period}${more}`, {
        headers,
      });
      await reply.text();
      if (reply.status !== 200) throw new Error(`${at}${more}: ${reply.status}`);
      tookMs.push(performance.now() - start);
    }
    rows.push({ what, goalMs, p50Ms: quantile(tookMs, 0.5), p95Ms: quantile(tookMs, 0.95) });
  }
  return rows;
}

/**
 * @param {{ families: number, rebuildMs: number, rebuildCpuMs: number, checkMs: number, wrong: number }} written
 * @param {{ what: string, goalMs: number, p50Ms: number, p95Ms: number }[]} rows
 */
function report(written, rows) {
  const seconds = (/** @type {number} */ ms) => (ms / 1000).toFixed(1);
  console.log(
    `\n${databaseName}: ${written.families} families written in ${seconds(written.rebuildMs)} s (goal 60; ${seconds(written.rebuildCpuMs)} s of processor time), compared in ${seconds(written.checkMs)} s, ${written.wrong} wrong. ${deeds} deeds.\n`,
  );
  console.log('| Asked, over twelve months | p50 ms | p95 ms | goal ms |\n| --- | --- | --- | --- |');
  for (const { what, goalMs, p50Ms, p95Ms } of rows)
    console.log(`| ${what} | ${p50Ms.toFixed(0)} | ${p95Ms.toFixed(0)} | ${goalMs} |`);
  const kept = JSON.stringify({ database: databaseName, written, rows }, null, 2);
  writeFileSync(path.join(logsDir, 'bench-insight.json'), `${kept}\n`);
  const [page, digits] = ['insight', 1];
  return [
    judge({ page, title: 'writing all families: s', figure: written.rebuildMs / 1000, digits, most: 60 }),
    judge({ page, title: 'families that compare wrong', figure: written.wrong, most: 0 }),
    ...rows.map(({ what, p95Ms, goalMs }) =>
      judge({ page, title: `${what}: p95 ms`, figure: p95Ms, digits, most: goalMs }),
    ),
  ];
}
