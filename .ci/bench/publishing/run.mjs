import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { logsDir } from '../../paths.mjs';
import { memoryOf } from './memory.mjs';
import {
  measureBurst,
  measureCold,
  measureEveryPage,
  measurePreview,
  measurePrice,
  measureWarm,
} from './measure.mjs';
import { prepareProduct, timeUntilLive } from './product.mjs';
import { drawPublishing } from './report.mjs';
import { judgePublishing } from './goals.mjs';
import { publishingState } from './staff.mjs';

const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const coldRounds = Math.min(rounds, 3);
/** How many pages are added to the seeded content: none, and enough for a thousand. Every fourth is a landing page. */
const sizes = (process.env.BENCH_POSTS ?? '0,940').split(',').map(Number);
/** A PostgreSQL server on which databases may be created; without it SQLite. */
const server = process.env.BENCH_DATABASE_URL;
const databaseName = server === undefined ? 'SQLite' : 'PostgreSQL';

/** @param {number} posts @returns {Promise<import('./report.mjs').Measured>} */
async function measure(posts) {
  const place = mkdtempSync(path.join(tmpdir(), 'lanternway-bench-'));
  console.log(`Seeding, with ${posts} posts more ...`);
  const product = await prepareProduct(place, server, posts);
  /** @type {Awaited<ReturnType<typeof product.start>> | undefined} */
  let running;
  try {
    const strapi = (running = await product.start());
    console.log('Waiting for the first release ...');
    const firstMs = await timeUntilLive(product);
    const desk = await product.logIn();
    const pages = (await publishingState(desk)).live?.pages ?? 0;
    console.log('Publishing, warm ...');
    const warm = await measureWarm(desk, rounds, place);
    const landing = await measureWarm(desk, rounds, place, 'landing');
    const everyPage = await measureEveryPage(desk, Math.min(rounds, 3), place);
    const burst = await measureBurst(desk);
    const preview = await measurePreview(desk, rounds);
    const priceMs = await measurePrice(desk, product.buyer);
    const memory = memoryOf(place);
    console.log('Building plainly ...');
    const plainMs = await product.buildPlainly();
    await strapi.stop();
    console.log('Publishing right after a restart ...');
    const cold = await measureCold(product, coldRounds);
    return { pages, firstMs, warm, landing, everyPage, cold, plainMs, burst, preview, priceMs, memory };
  } finally {
    await running?.stop();
    await product.remove();
    rmSync(place, { recursive: true, force: true });
  }
}

/** Publishes as marketing does, and polls the site until it shows the change. */
export async function benchPublishing() {
  /** @type {import('./report.mjs').Measured[]} */
  const done = [];
  for (const posts of sizes) {
    done.push(await measure(posts));
    const kept = JSON.stringify({ database: databaseName, sizes: done }, null, 2);
    writeFileSync(path.join(logsDir, 'bench-publishing.json'), `${kept}\n`);
  }
  console.log(
    [
      `\nPublishing, on ${databaseName}: from the answer to the admin's Publish to the new words being served, medians of ${rounds}`,
      `(${coldRounds} after a restart). The plain build has compiled code and finished pictures, and reads all content afresh.\n`,
      `${drawPublishing(done)}\n`,
    ].join('\n'),
  );
  return done.flatMap((measured) => judgePublishing(measured, databaseName));
}
