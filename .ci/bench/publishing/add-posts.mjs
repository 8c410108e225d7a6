/**
 * Adds a number of blog posts to the seeded ones, each with its own text, and logs a parent in. Writes what the
 * benchmark needs to a file. Runs in the application's folder.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @type {{ posts: number, file: string }} */
const { posts, file } = JSON.parse(process.argv[2] ?? '');
const require = createRequire(path.join(process.cwd(), 'package.json'));

const { createStrapi } = require('@strapi/strapi');
const strapi = createStrapi({ appDir: process.cwd(), distDir: path.join(process.cwd(), 'dist') });
await strapi.load();

const everything = { cover: { populate: '*' }, author: true, category: true };
const documents = strapi.documents('api::post.post');
const seeded = await documents.findMany({ status: 'published', populate: everything });
if (seeded.length === 0) throw new Error('There is no seeded post to begin from.');

const mostOfExcerpt = 180;

/** @param {string} text */
const paragraph = (text) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

for (let number = 1; number <= posts; number += 1) {
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

const role = await strapi.db
  .query('plugin::users-permissions.role')
  .findOne({ where: { type: 'authenticated' } });
const email = 'buyer@example.com';
const { id } = await strapi.db.query('plugin::users-permissions.user').create({
  data: { username: email, email, provider: 'local', confirmed: true, role: role.id },
});
const sessions = strapi.plugin('accounts').service('sessions');
const { token } = await strapi.db.transaction(() => sessions.start(id, 'The bench'));
writeFileSync(file, JSON.stringify({ email, token }));
await strapi.destroy();
process.exit(0);
