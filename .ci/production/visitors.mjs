import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { leadOf } from '../bench/enquiries/lead.mjs';
import { askSite, postJson } from './ask.mjs';

const pages = ['/', '/faq', '/blog', '/api/plans', '/'];

let leads = 0;

/**
 * Visitors at a steady pace, of whom each fourth sends a form.
 * @param {number} perSecond
 */
export function startVisitors(perSecond) {
  let isOver = false;
  let sent = 0;
  let forms = 0;
  /** @type {string[]} */
  const failures = [];
  /** @type {Set<Promise<void>>} */
  const open = new Set();

  async function visit(/** @type {number} */ number) {
    const isForm = number % 4 === 3;
    const path = isForm ? '/api/auth/students' : (pages[number % pages.length] ?? '/');
    const { status, text } = isForm
      ? await postJson(path, leadOf((leads += 1), false), { 'Idempotency-Key': randomUUID() })
      : await askSite(path, { headers: { 'Accept-Encoding': 'br' } });
    if (status < 200 || status >= 400) failures.push(`${path}: ${status} ${text.slice(0, 200)}`);
    else if (isForm) forms += 1;
  }

  const going = (async () => {
    while (!isOver) {
      const one = visit((sent += 1)).finally(() => open.delete(one));
      open.add(one);
      await wait(1000 / perSecond);
    }
    await Promise.all(open);
  })();

  return {
    /** @returns {Promise<{ sent: number, forms: number, failures: string[] }>} when the last answer has come */
    async end() {
      isOver = true;
      await going;
      return { sent, forms, failures };
    },
  };
}
