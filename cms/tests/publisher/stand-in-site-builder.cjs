/*
 * A site builder as the publisher meets it, which makes plain pages in a moment. What it should also do, or do wrong, stands
 * in `site-builder-plan.json` of the data folder; it notes what it did in `site-builder-did.jsonl`.
 */
const fs = require('node:fs');
const path = require('node:path');
const { setTimeout: wait } = require('node:timers/promises');

const { STRAPI_URL, STRAPI_TOKEN, WORK_DIR = '', PLAIN } = process.env;
const data = path.resolve(WORK_DIR, '..', '..');
const isPlain = PLAIN === '1';

const types = [
  { type: 'category', plural: 'categories', title: 'title', page: '/blog/category/' },
  { type: 'post', plural: 'posts', title: 'title', page: '/blog/' },
  { type: 'redirect', plural: 'redirects', title: 'from', page: null },
];

function plan() {
  try {
    return JSON.parse(fs.readFileSync(path.join(data, 'site-builder-plan.json'), 'utf8'));
  } catch {
    return {};
  }
}

/** @param {object} what */
const note = (what) =>
  fs.appendFileSync(
    path.join(data, 'site-builder-did.jsonl'),
    `${JSON.stringify({ pid: process.pid, ...(isPlain ? { isPlain } : {}), ...what })}\n`,
  );

/** @param {string} address */
async function ask(address) {
  const answer = await fetch(`${STRAPI_URL}/api/${address}`, {
    headers: { Authorization: `Bearer ${STRAPI_TOKEN}` },
  });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

async function readContent() {
  const entries = [];
  for (const { type, plural, title, page } of types) {
    const { data: found } = await ask(`${plural}?pagination[pageSize]=100`);
    for (const row of found) {
      const at = page === null ? null : `${page}${row.slug}`;
      const { documentId, updatedAt, publishedAt } = row;
      const digest = JSON.stringify(row);
      entries.push({ type, documentId, title: row[title], updatedAt, publishedAt, path: at, digest });
    }
  }
  return entries;
}

/** @param {string} folder @param {string} name @param {string} text */
function write(folder, name, text) {
  const file = path.join(folder, name);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** @param {string} title */
const html = (title) =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title.replaceAll('&', '&amp;')}</h1></html>`;

/** @param {{ into: string }} order @param {any[]} entries @param {any} told */
function writeRelease({ into }, entries, told) {
  const shown = told.hide === undefined ? entries : entries.filter(({ title }) => title !== told.hide);
  const pages = shown.filter((entry) => entry.path !== null);
  const routes = ['/', '/404', '/faq', ...pages.map((entry) => entry.path)];
  write(into, 'index.html', html('Home'));
  write(into, 'faq/index.html', html('Questions'));
  write(into, '404.html', html('Oops! Page not found'));
  for (const entry of pages)
    write(into, `${entry.path.slice(1)}/index.html`, html(told.title ?? entry.title));
  const digests = Object.fromEntries(routes.map((route) => [route, route]));
  const day = new Date().toISOString().slice(0, 10);
  const content = {
    code: told.code ?? 'code-1',
    day,
    entries: [...shown, ...(told.add ?? [])],
    routes,
    pages: digests,
  };
  write(into, '_content.json', JSON.stringify({ ...content, ...told.content }));
  const site = { styleHashes: [], styleHashesOfPages: {}, scriptHashes: [], redirects: [] };
  write(into, '_site.json', JSON.stringify(site));
  for (const [name, text] of Object.entries(told.files ?? {})) write(into, name, text);
  for (const name of told.without ?? []) fs.rmSync(path.join(into, name), { recursive: true });
  return routes.length;
}

let answer = () => {};

/** @param {any} order */
async function build(order) {
  const number = order.build;
  const told = plan();
  note({ build: number, isCold });
  isCold = false;
  const stage = async (name) => {
    process.send({ kind: 'stage', build: number, stage: name });
    while (plan().waitAt === name) await wait(20);
    if (plan().dieAt === name) process.exit(7);
  };
  let entries = [];
  let readings = 0;
  for (;;) {
    await stage('reading');
    entries = await readContent();
    note({ build: number, hasRead: true });
    while (plan().waitAt === 'read') await wait(20);
    readings += 1;
    const answered = new Promise((resolve) => {
      answer = resolve;
    });
    process.send({ kind: 'read', build: number });
    if ((await answered) === 'goOn') break;
  }
  note({ build: number, readings });
  await stage('pages');
  if (told.faults) return process.send({ kind: 'refused', build: number, faults: told.faults });
  if (told.broken) return process.send({ kind: 'broken', build: number, message: told.broken });
  const pages = writeRelease(order, entries, told);
  await stage('packing');
  process.send({ kind: 'built', build: number, pages });
  if (told.quit) setTimeout(() => process.exit(0), 50);
}

let isCold = true;

process.on('disconnect', () => process.exit(0));
process.on('message', (/** @type {any} */ words) => {
  if (words.kind === 'build') {
    build(words).catch((error) => {
      console.error(error);
      process.exit(1);
    });
  } else answer(words.kind);
});

note({ started: true, env: Object.keys(process.env).sort() });
fs.mkdirSync(WORK_DIR, { recursive: true });
fs.writeFileSync(path.join(WORK_DIR, 'remembered'), '');
console.error(`started with ${STRAPI_TOKEN}`);
const { cannotStart, code = 'code-1' } = plan();
if (cannotStart === undefined || isPlain) {
  process.send({ kind: 'ready', code });
  process.send({ kind: 'warm' });
} else {
  if (cannotStart === 'while it warms up') process.send({ kind: 'ready', code });
  const message = 'The installed Gatsby lacks what the fast builder calls.';
  process.send({ kind: 'broken', build: null, message }, () => process.exit(1));
}
