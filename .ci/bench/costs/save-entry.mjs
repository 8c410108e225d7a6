/** @typedef {{ ms: number[], cpuMs: number[] }} Times in the order of the calls */
/** @typedef {{ what: string, logged: Times, plain: Times }} Saved */

/** @type {import('@strapi/types').UID.ContentType} */
const uid = 'api::landing-page.landing-page';
/** @param {string} text */
const paragraph = (text) => ({ type: 'paragraph', children: [{ type: 'text', text }] });
const items = (/** @type {number} */ count, /** @type {object} */ item) =>
  Array.from({ length: count }, () => item);
const step = { title: 'Choose a time', text: 'You get a mail with the link.' };
const text = {
  __component: 'block.text',
  title: 'About it',
  body: items(6, paragraph('We teach. '.repeat(20))),
};
const steps = { __component: 'block.steps', title: 'How it goes', items: items(4, step) };
const benefit = { ...step, icon: 'people' };
const benefits = { __component: 'block.benefits', title: 'What is in it', items: items(6, benefit) };

const link = { label: 'Book a time', href: '/book-free-class' };
const closing = { __component: 'block.closing', title: 'Try it', link };

/** Twelve blocks with some forty parts. */
const entry = {
  ...{ title: 'Holiday camp', slug: 'holiday-camp', lead: 'Two weeks in the holidays.' },
  blocks: [text, steps, benefits, text, steps, benefits, text, steps, benefits, text, steps, closing],
};

const noTimes = () => /** @type {Times} */ ({ ms: [], cpuMs: [] });

/**
 * Saves and publishes one large entry many times, in turns with the log of deeds and without it, and prints how long each
 * took. Needs an empty database.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 * @param {{ times: number }} order
 */
export async function work(strapi, { times }) {
  const documents = strapi.documents(uid);
  /** @type {{ types: object }} */
  const audit = strapi.config.get('plugin::audit');
  const { types } = audit;

  const { documentId } = await documents.create({ data: entry });

  let number = 0;
  function change() {
    /** @type {object} */
    const data = { ...entry, lead: `Two weeks in the holidays, ${(number += 1)}.` };
    return documents.update({ documentId, data });
  }

  /** What staff do, each with what has to be done before it. */
  const deeds = [
    { what: 'saving a draft', before: async () => undefined, deed: change },
    { what: 'publishing', before: change, deed: () => documents.publish({ documentId }) },
  ];

  /** @type {Saved[]} */
  const rows = [];
  for (const { what, before, deed } of deeds) {
    const row = { what, logged: noTimes(), plain: noTimes() };
    for (let turn = 0; turn < times * 2; turn += 1) {
      const isLogged = turn % 2 === 0;
      await before();
      audit.types = isLogged ? types : {};
      const { ms, cpuMs } = isLogged ? row.logged : row.plain;
      const [begun, used] = [performance.now(), process.cpuUsage()];
      await deed();
      ms.push(performance.now() - begun);
      const { user, system } = process.cpuUsage(used);
      cpuMs.push((user + system) / 1000);
      audit.types = types;
    }
    rows.push(row);
  }
  console.log(JSON.stringify(rows));
}
