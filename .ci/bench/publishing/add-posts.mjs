import { writeFileSync } from 'node:fs';
import { addBuyer } from '../add-buyer.mjs';

const mostOfExcerpt = 180;

/** @param {string} text */
const paragraph = (text) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

/**
 * Adds a number of pages to the seeded ones, each with its own text: blog posts, and every fourth a landing page. Logs a
 * parent in, and writes what the benchmark needs to a file.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 * @param {{ posts: number, file: string }} order
 */
export async function work(strapi, { posts, file }) {
  const everything = { cover: { populate: '*' }, author: true, category: true };
  const documents = strapi.documents('api::post.post');
  const seeded = await documents.findMany({ status: 'published', populate: everything });
  if (seeded.length === 0) throw new Error('There is no seeded post to begin from.');

  const landing = strapi.documents('api::landing-page.landing-page');
  const camps = await landing.findMany({ status: 'published' });
  if (camps.length === 0) throw new Error('There is no seeded landing page to begin from.');

  /** A copy of a seeded landing page, with all its blocks. @param {number} number */
  async function addLandingPage(number) {
    const camp = camps[number % camps.length];
    const [title, slug] = [`Camp ${number}`, `camp-${number}`];
    const own = { title, slug, lead: `Camp ${number}. ${camp?.lead}`.slice(0, mostOfExcerpt), seo: null };
    const copy = await landing.clone({ documentId: camp?.documentId ?? '', data: own });
    await landing.publish({ documentId: copy?.entries[0]?.documentId ?? '' });
  }

  for (let number = 1; number <= posts; number += 1) {
    if (number % 4 === 0) {
      await addLandingPage(number);
      continue;
    }
    const model = seeded[number % seeded.length];
    if (model === undefined) continue;
    const { cover, author, category } = model;
    // No two pages may have the same description.
    const excerpt = `Note ${number}. ${model.excerpt}`.slice(0, mostOfExcerpt);
    const title = `Lesson note ${number}`;
    await documents.create({
      status: 'published',
      data: {
        ...{ title, slug: `lesson-note-${number}`, excerpt, firstPublishedOn: '2025-01-01' },
        author: author.documentId,
        category: category.documentId,
        cover: { ...cover, id: undefined, image: cover.image.id },
        body: Array.from({ length: 8 }, (_, index) => paragraph(`Note ${number}, part ${index}: ${excerpt}`)),
      },
    });
  }

  writeFileSync(file, JSON.stringify(await addBuyer(strapi, 'buyer@example.com')));
}
