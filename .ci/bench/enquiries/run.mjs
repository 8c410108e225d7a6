import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logsDir } from '../../paths.mjs';
import { ours, vanilla } from './applications.mjs';
import { measureDesk } from './desk.mjs';
import { measureIntake } from './intake.mjs';
import { drawIntake, drawSearches, judgeLeads } from './report.mjs';

const rounds = 3;
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const clients = 50;
const leads = Number(process.env.BENCH_LEADS ?? 50_000);
/** A PostgreSQL server on which databases may be created; without it SQLite. */
const server = process.env.BENCH_DATABASE_URL;
const databaseName = server === undefined ? 'SQLite' : 'PostgreSQL';

/** Compares our intake of leads with Strapi's own, and measures queries to a full desk. */
export async function benchEnquiries() {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  try {
    const applications = [ours(), vanilla(path.join(place, 'vanilla'))];
    const intake = await measureIntake(applications, { place, server, rounds, seconds, clients });
    const [here, there] = intake;
    if (here === undefined || there === undefined) throw new Error('Two applications are to be compared.');
    console.log(
      [
        `\nTaking leads, on ${databaseName}: ${clients} connections for ${seconds} s, no two leads alike, medians of ${rounds} rounds in turn.`,
        'Here with every check, repeats found and mails queued and delivered; there a plain public collection of the same fields.\n',
        `${drawIntake(here, there)}\n`,
      ].join('\n'),
    );
    const asked = await measureDesk(ours(), { place, server, leads });
    console.log(
      [
        `The desk, on ${databaseName}, with ${leads.toLocaleString('en')} leads: the first page with its total, over HTTP, as admissions staff.\n`,
        `${drawSearches(asked)}\n`,
      ].join('\n'),
    );
    const kept = JSON.stringify({ database: databaseName, intake, asked }, null, 2);
    writeFileSync(path.join(logsDir, 'bench-enquiries.json'), `${kept}\n`);
    return judgeLeads(here, there, asked);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}
