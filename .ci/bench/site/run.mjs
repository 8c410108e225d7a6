import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { logsDir } from '../../paths.mjs';
import { judgePage } from './goals.mjs';
import { emptyPage, measureIdle } from './idle.mjs';
import { measureInteractions } from './interactions.mjs';
import { measurePage } from './lighthouse.mjs';
import { openSecureFront } from './secure-front.mjs';
import { median, quantile } from '../statistics.mjs';
import { weighApplication } from './weigh-application.mjs';

const interactionRounds = 3;

/** Its prices come with the application where the visitor does not pay in rupees, so that starts early. */
const pageWithPrices = '/courses/coding';

/** @param {string} site @returns {Promise<string>} the newest post's path */
async function newestPost(site) {
  const page = await (await fetch(`${site}/blog`)).text();
  const found = /href="(\/blog\/(?!category|page|rss)[a-z0-9-]+)"/.exec(page)?.[1];
  if (!found) throw new Error('The blog shows no post to measure.');
  return found;
}

/** @typedef {import('./goals.mjs').Figures} Figures */
/** @typedef {{ chromePath: string, runs: number }} How */

/** @param {string} url @param {How} how @returns {Promise<Figures>} */
async function measureForm(url, how) {
  const load = await measurePage(url, how);
  return { ...load, applicationBytes: await weighApplication(url, how.chromePath) };
}

/** @param {string} url @param {How} how @returns {Promise<Figures>} */
async function measureTouches(url, { chromePath }) {
  /** @type {number[][]} */
  const rounds = [];
  while (rounds.length < interactionRounds) rounds.push(await measureInteractions(url, chromePath));
  const middle = (/** @type {number} */ share) => median(rounds.map((round) => quantile(round, share)));
  return { interactionMs: middle(0.75), worstInteractionMs: middle(1) };
}

/** @param {string} url @param {How} how @returns {Promise<Figures>} */
const measureContent = async (url, how) => ({
  ...(await measureForm(url, how)),
  ...(await measureTouches(url, how)),
});

/** @param {string} url @param {How} how @returns {Promise<Figures>} */
const measurePeer = async (url, how) => ({
  ...(await measurePage(url, how)),
  ...(await measureTouches(url, how)),
});

/** @param {string} url @param {How} how */
const measureRest = (url, { chromePath }) => measureIdle(url, chromePath);

/** @param {string} address of a page @returns {Promise<{ url: string, close: () => void }>} */
async function openPage(address) {
  const { protocol, origin, href } = new URL(address);
  const front = protocol === 'http:' ? await openSecureFront(origin) : null;
  return { url: href.replace(origin, front?.url ?? origin), close: () => front?.close() };
}

/** @param {string} address @param {How} how */
async function measurePeerAt(address, how) {
  console.log(`Measuring the peer ${address} ...`);
  const page = await openPage(address);
  try {
    return await measurePeer(page.url, how);
  } finally {
    page.close();
  }
}

/**
 * Measures a running site page by page, beside the page of a peer if there is one.
 * @param {{ site: string, peer: string | null } & How} what
 */
export async function runBench({ site, peer, ...how }) {
  const content = ['/', '/courses/coding', '/course/mastery', '/faq', await newestPost(site)];
  /** @type {[kind: import('./goals.mjs').Kind, pages: string[], measure: typeof measureContent][]} */
  const parts = [
    ['content', content, measureContent],
    ['form', ['/book-free-class', '/connect', '/instructor'], measureForm],
    ['account', ['/login', '/register', '/checkout'], measureForm],
    ['idle', ['/', '/courses/coding', '/book-free-class', '/checkout'], measureRest],
  ];
  const ofPeer = peer === null ? null : await measurePeerAt(peer, how);
  const front = await openSecureFront(site);
  const abroad = await openSecureFront(site, 'US');
  /** @type {import('../goals/judge.mjs').Verdict[]} */
  const verdicts = [];
  try {
    const empty = await measureIdle(emptyPage, how.chromePath);
    for (const [kind, pages, measure] of parts) {
      for (const page of pages) {
        console.log(`Measuring ${page} (${kind}) ...`);
        const figures = await measure(`${front?.url ?? site}${page}`, how);
        const beside = kind === 'idle' ? empty : kind === 'content' ? ofPeer : null;
        verdicts.push(...judgePage({ page, kind, figures }, beside));
        writeFileSync(path.join(logsDir, 'bench.json'), `${JSON.stringify(verdicts, null, 2)}\n`);
      }
    }
    if (abroad !== null) {
      console.log(`Measuring ${pageWithPrices} from abroad ...`);
      const figures = await measureForm(`${abroad.url}${pageWithPrices}`, how);
      verdicts.push(...judgePage({ page: `${pageWithPrices} from abroad`, kind: 'abroad', figures }, ofPeer));
    }
  } finally {
    front?.close();
    abroad?.close();
  }
  const way = front
    ? 'through TLS and HTTP/2, as behind a proxy'
    : 'over HTTP/1.1 without TLS, so without Brotli';
  console.log(
    `\nLighthouse, mobile simulation, median of ${how.runs}; interactions on a processor slowed 4 times.`,
  );
  console.log(`Served by the product itself ${way}; the numbers are kept in .data/logs/bench.json.`);
  console.log(
    `The peer is ${peer ?? 'missing: BENCH_PEER takes its address'}. At rest it is an empty page.\n`,
  );
  return verdicts;
}
