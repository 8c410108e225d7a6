import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { logsDir } from '../paths.mjs';
import { measureInteractions } from './interactions.mjs';
import { measurePage } from './lighthouse.mjs';
import { openSecureFront } from './secure-front.mjs';
import { median, quantile } from './statistics.mjs';
import { countMisses, drawTable } from './table.mjs';
import { weighApplication } from './weigh-application.mjs';

const interactionRounds = 3;

/** @param {string} site @returns {Promise<string>} the newest post's path */
async function newestPost(site) {
  const page = await (await fetch(`${site}/blog`)).text();
  const found = /href="(\/blog\/(?!category|page|rss)[a-z0-9-]+)"/.exec(page)?.[1];
  if (!found) throw new Error('The blog shows no post to measure.');
  return found;
}

/** @param {string} url @param {string} chromePath */
async function interactionP75(url, chromePath) {
  /** @type {number[]} */
  const rounds = [];
  while (rounds.length < interactionRounds)
    rounds.push(quantile(await measureInteractions(url, chromePath), 0.75));
  return median(rounds);
}

/**
 * Measures a running site page by page and prints the table.
 * @param {{ site: string, chromePath: string, runs: number }} what
 */
export async function runBench({ site, chromePath, runs }) {
  const pages = ['/', '/courses/coding', '/course/mastery', '/faq', await newestPost(site)];
  const front = await openSecureFront(site);
  const rows = [];
  for (const page of pages) {
    console.log(`Measuring ${page} ...`);
    const url = `${front?.url ?? site}${page}`;
    const load = await measurePage(url, { chromePath, runs });
    const applicationBytes = await weighApplication(url, chromePath);
    rows.push({ page, ...load, applicationBytes, interactionMs: await interactionP75(url, chromePath) });
    writeFileSync(path.join(logsDir, 'bench.json'), `${JSON.stringify(rows, null, 2)}\n`);
  }
  front?.close();
  const way = front
    ? 'through TLS and HTTP/2, as behind a proxy'
    : 'over HTTP/1.1 without TLS, so without Brotli';
  console.log(
    `\nLighthouse, mobile simulation, median of ${runs}; interactions on a processor slowed 4 times.`,
  );
  console.log(`Served by the product itself ${way}; the numbers are kept in .data/logs/bench.json.\n`);
  console.log(drawTable(rows));
  console.log(`\n${countMisses(rows)} values past their target.`);
}
