/** Speaks as the preview renderer does, and draws plain pages. What it should do wrong stands in a file next to its work. */
const { createHash } = require('node:crypto');
const { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

/** It is begun in the folder in which it works. */
const work = process.cwd();
const publicFolder = path.join(work, 'public');
const planFile = path.join(work, 'plan.json');
const style = 'h1{color:#123}';
const script = 'document.title';
const hashOf = (/** @type {string} */ text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

const plan = () => (existsSync(planFile) ? JSON.parse(readFileSync(planFile, 'utf8')) : {});
const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

function draw({ id, entry, path: address, draft, fingerprint }) {
  const title =
    draft === null ? `published ${entry.documentId}` : (draft.title ?? draft.question ?? draft.name);
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="index">',
    `<title>${title}</title><style>${style}</style></head><body><h1>${title}</h1>`,
    `<script data-before-paint="">${script}</script>`,
    `<script type="application/json" id="page-start">{}</script></body></html>`,
  ].join('');
  const pageData = JSON.stringify({ path: address, draft, fingerprint });
  const hashes = { styleHashes: [hashOf(style)], scriptHashes: [hashOf(script)] };
  return { kind: 'drawn', id, path: address, html, pageData, ...hashes };
}

process.on('disconnect', () => process.exit(0));
process.on('message', async (order) => {
  const { dies, reason, drawMs = 0, at } = plan();
  appendFileSync(path.join(work, 'did.jsonl'), `${JSON.stringify({ pid: process.pid, order })}\n`);
  if (dies) process.exit(3);
  await wait(drawMs);
  if (reason) process.send?.({ kind: 'cannotDraw', id: order.id, reason });
  else process.send?.({ ...draw(order), ...(at ? { path: at } : {}) });
});

mkdirSync(path.join(publicFolder, 'static', 'drawn'), { recursive: true });
writeFileSync(path.join(publicFolder, 'static', 'drawn', 'only-in-draft.webp'), 'a picture');
writeFileSync(path.join(publicFolder, 'static', 'drawn', '.hidden.webp'), 'no picture');
writeFileSync(path.join(publicFolder, 'app-0123456789abcdef9999.js'), 'run();');

async function start() {
  while (plan().isStartHeld) await wait(20);
  process.send?.({ kind: 'ready', publicFolder });
}
void start();
