import { setTimeout as wait } from 'node:timers/promises';
import { processorOf } from './memory.mjs';
import { untilServed } from './served.mjs';
import {
  ask,
  landingUid,
  planUid,
  postUid,
  previewLink,
  publish,
  publishingState,
  readBuild,
  readEntry,
  save,
  saveSettings,
  somePosts,
} from './staff.mjs';

/** @typedef {import('./staff.mjs').Desk} Desk */
/** @typedef {import('./product.mjs').Product} Product */
/** @typedef {import('./report.mjs').Round} Round */

const burstSize = 10;

/** Waits until nothing is waiting and nothing is being built. @param {Desk} desk */
async function untilCalm(desk) {
  for (;;) {
    const state = await publishingState(desk);
    if (!state.isStale && state.building === null && state.live !== null) return state.live;
    await wait(50);
  }
}

let told = 0;

/** A text that no page has had before. */
const newWords = () => `Bench words ${(told += 1)} of ${process.pid}`;

/** What a published page is changed through, and where it is served. */
const kinds = {
  post: { uid: postUid, folder: '/blog' },
  landing: { uid: landingUid, folder: '' },
};

/**
 * @param {Desk} desk
 * @param {import('./staff.mjs').Post} entry
 * @param {keyof typeof kinds} [kind]
 * @returns {Promise<Round>}
 */
async function publishOnce(desk, { documentId, slug }, kind = 'post') {
  const title = newWords();
  const { uid, folder } = kinds[kind];
  await publish(desk, uid, documentId, { title });
  const ms = await untilServed(`${desk.url}${folder}/${slug}`, title, performance.now());
  const { number } = await untilCalm(desk);
  return { ms, stages: (await readBuild(desk, number)).stages };
}

/**
 * @param {Desk} desk
 * @param {number} rounds
 * @param {string} place of the product, whose processor time is counted
 * @param {keyof typeof kinds} [kind] of page
 */
export async function measureWarm(desk, rounds, place, kind = 'post') {
  const [entry] = await somePosts(desk, 1, kinds[kind].uid);
  if (entry === undefined) throw new Error(`There is no ${kind} to publish.`);
  await untilCalm(desk);
  /** @type {Round[]} */
  const done = [];
  while (done.length < rounds) done.push(await withProcessor(place, () => publishOnce(desk, entry, kind)));
  return done;
}

/** @param {string} place @param {() => Promise<Round>} work @returns {Promise<Round>} */
async function withProcessor(place, work) {
  const before = processorOf(place);
  const round = await work();
  return { ...round, processorMs: processorOf(place) - before };
}

/**
 * A change that every page shows, so all pages are rendered again.
 * @param {Desk} desk
 * @param {number} rounds
 * @param {string} place
 */
export async function measureEveryPage(desk, rounds, place) {
  await untilCalm(desk);
  /** @type {Round[]} */
  const done = [];
  while (done.length < rounds) {
    const change = async () => {
      const footerNote = newWords();
      const from = performance.now();
      await saveSettings(desk, { footerNote });
      const ms = await untilServed(`${desk.url}/`, footerNote, from);
      const { number } = await untilCalm(desk);
      return { ms, stages: (await readBuild(desk, number)).stages };
    };
    done.push(await withProcessor(place, change));
  }
  return done;
}

/** Right after the server has started. @param {Product} product @param {number} rounds */
export async function measureCold(product, rounds) {
  /** @type {Round[]} */
  const done = [];
  while (done.length < rounds) {
    const server = await product.start();
    const desk = await product.logIn();
    const [post] = await somePosts(desk, 1);
    if (post !== undefined) done.push(await publishOnce(desk, post));
    await server.stop();
  }
  return done;
}

/** @param {Desk} desk */
export async function measureBurst(desk) {
  const posts = await somePosts(desk, burstSize);
  const { number: before } = await untilCalm(desk);
  const changes = posts.map((post) => ({ ...post, title: newWords() }));
  const from = performance.now();
  await Promise.all(changes.map(({ documentId, title }) => publish(desk, postUid, documentId, { title })));
  await Promise.all(changes.map(({ slug, title }) => untilServed(`${desk.url}/blog/${slug}`, title, from)));
  const ms = performance.now() - from;
  const { number: after } = await untilCalm(desk);
  return { publishes: posts.length, builds: after - before, ms };
}

/** @param {Desk} desk @param {number} rounds */
export async function measurePreview(desk, rounds) {
  const [post] = await somePosts(desk, 1);
  if (post === undefined) throw new Error('There is no post to preview.');
  /** @type {number[]} */
  const took = [];
  while (took.length <= rounds) {
    const title = newWords();
    await save(desk, postUid, post.documentId, { title });
    const from = performance.now();
    took.push(await untilServed(await previewLink(desk, post.documentId), title, from));
  }
  const [coldMs = 0, ...warmMs] = took;
  return { coldMs, warmMs };
}

/** How long after Publish the checkout takes the new price. @param {Desk} desk @param {Product['buyer']} buyer */
export async function measurePrice(desk, { token, email }) {
  const { results } = await ask(
    `${desk.url}/content-manager/collection-types/${planUid}?page=1&pageSize=1&filters[key]=coding-monthly`,
    { token: desk.token },
  );
  const plan = await readEntry(desk, planUid, results[0].documentId);
  /** @type {{ currency: string, amountMinor: number }[]} */
  const prices = plan.prices;
  const dearer = prices.map((price) => ({ ...price, amountMinor: price.amountMinor + 10_000 }));
  await publish(desk, planUid, plan.documentId, { prices: dearer });
  const from = performance.now();
  const amount = dearer.find(({ currency }) => currency === 'INR')?.amountMinor;
  const body = { plan: plan.key, amount, currency: 'INR', email };
  await ask(`${desk.url}/api/auth/payment/create-order`, { method: 'POST', token, body });
  return performance.now() - from;
}
