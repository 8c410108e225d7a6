import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logsDir } from '../../paths.mjs';
import { freshDatabase } from '../enquiries/database.mjs';
import { judge } from '../goals/judge.mjs';
import { runInApplication } from '../run-in-application.mjs';
import { quantile } from '../statistics.mjs';
import { measureBeacons, perSecond as visitsGoal } from './beacons.mjs';

const times = Number(process.env.BENCH_TIMES ?? 150);
const goalMs = 10;
/** A PostgreSQL server on which databases may be created; without it SQLite. */
const server = process.env.BENCH_DATABASE_URL;
const databaseName = server === undefined ? 'SQLite' : 'PostgreSQL';

/** How much slower a save becomes by the audit log, and the forms by the counts of visits. */
export async function benchCosts() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  try {
    const saves = await measureSaves(place);
    console.log(
      `\nThe log of deeds, on ${databaseName}: an entry of twelve blocks, ${times} times each, in turns with the log and without.\n`,
    );
    console.log('| What staff do | without, ms | with, ms | more, ms (goal 10) | more of processor, ms |');
    console.log('| --- | --- | --- | --- | --- |');
    for (const { what, withoutMs, withMs, moreCpuMs } of saves)
      console.log(
        `| ${[what, ...[withoutMs, withMs, withMs - withoutMs, moreCpuMs].map((ms) => ms.toFixed(1))].join(' | ')} |`,
      );
    const beacons = await measureBeacons(place, server);
    const kept = JSON.stringify({ database: databaseName, saves, beacons }, null, 2);
    writeFileSync(path.join(logsDir, 'bench-costs.json'), `${kept}\n`);
    const page = 'costs';
    return [
      ...saves.map(({ what, withMs, withoutMs }) =>
        judge({ page, title: `log, ${what}: ms more`, figure: withMs - withoutMs, digits: 1, most: goalMs }),
      ),
      judge({ page, title: 'visits a second', figure: beacons.perSecond, least: visitsGoal }),
    ];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** @param {string} place */
async function measureSaves(place) {
  const dataDir = path.join(place, 'saves');
  mkdirSync(dataDir, { recursive: true });
  const database = await freshDatabase(dataDir, server);
  const quiet = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    JOBS: 'off',
    PUBLISHER: 'off',
    DEMO_STAFF_FILE: '',
  };
  try {
    await runInApplication('Saving an entry', 'bench-saves', [['costs/save-entry.mjs', { times }]], {
      env: { ...quiet, ...database.env },
    });
  } finally {
    await database.remove();
  }
  const said = readFileSync(path.join(logsDir, 'bench-saves.log'), 'utf8').split('\n');
  /** @type {import('./save-entry.mjs').Saved[]} */
  const rows = JSON.parse(said.find((line) => line.startsWith('[{"what"')) ?? '[]');
  return rows.map(({ what, logged, plain }) => ({
    what,
    withoutMs: usual(plain.ms),
    withMs: usual(logged.ms),
    moreCpuMs: usual(logged.cpuMs) - usual(plain.cpuMs),
  }));
}

/** The median, without the first fifth: code is compiled as it runs. @param {number[]} all */
const usual = (all) => quantile(all.slice(Math.floor(all.length / 5)), 0.5);
