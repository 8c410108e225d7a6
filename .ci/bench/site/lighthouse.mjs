import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median } from '../statistics.mjs';

/** @typedef {import('lighthouse').LighthouseResult} LighthouseResult */

const chromeFlags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'];
const mostLost = 3;
const categories = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** @param {string} url @param {string} chromePath @returns {Promise<LighthouseResult>} */
async function runOnce(url, chromePath) {
  const chrome = await launch({ chromePath, chromeFlags });
  try {
    const run = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'error' });
    if (!run || run.lhr.runtimeError)
      throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * A busy machine sometimes loses a recording. That says nothing about the page, so the run is repeated.
 * @param {string} url
 * @param {string} chromePath
 */
async function runSurely(url, chromePath) {
  for (let lost = 0; lost < mostLost; lost += 1) {
    try {
      return await runOnce(url, chromePath);
    } catch (error) {
      console.log(`  ${error instanceof Error ? error.message : String(error)} Once more.`);
    }
  }
  return runOnce(url, chromePath);
}

/** @param {LighthouseResult} result @param {string} [type] */
function transferred(result, type) {
  const requests = result.audits['network-requests']?.details?.items ?? [];
  const counted = requests.filter((request) => type === undefined || request.resourceType === type);
  return counted.reduce((sum, request) => sum + (request.transferSize ?? 0), 0);
}

/**
 * Lighthouse's mobile simulation, the median of some runs. Bytes are counted as transferred, after compression.
 * @param {string} url
 * @param {{ chromePath: string, runs: number }} how
 */
export async function measurePage(url, { chromePath, runs }) {
  /** @type {LighthouseResult[]} */
  const results = [];
  while (results.length < runs) results.push(await runSurely(url, chromePath));
  const audit = (/** @type {string} */ name) =>
    median(results.map(({ audits }) => audits[name]?.numericValue ?? 0));
  const worst = (/** @type {string} */ name) =>
    Math.round(100 * Math.min(...results.map((result) => result.categories[name]?.score ?? 0)));
  return {
    /** Of each category, in the worst run. */
    worstScores: categories.map(worst),
    lcpMs: audit('largest-contentful-paint'),
    tbtMs: audit('total-blocking-time'),
    cls: audit('cumulative-layout-shift'),
    cpuMs: audit('mainthread-work-breakdown'),
    scriptBytes: median(results.map((result) => transferred(result, 'Script'))),
    totalBytes: median(results.map((result) => transferred(result))),
  };
}
