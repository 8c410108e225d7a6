/** @param {string} text */
const body = (text) => [{ type: 'paragraph', children: [{ type: 'text', text }] }];

/**
 * A post and a landing page, which the seeds have, for `publishing` to copy.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 */
export async function work(strapi) {
  const { id: image } = await strapi.db.query('plugin::upload.file').create({
    data: {
      ...{
        name: 'lantern.png',
        hash: 'lantern',
        ext: '.png',
        mime: 'image/png',
        size: 1,
        width: 9,
        height: 9,
      },
      ...{ url: '/uploads/lantern.png', provider: 'local', alternativeText: 'A lantern' },
    },
  });
  const add = (/** @type {import('@strapi/types').UID.ContentType} */ uid, /** @type {object} */ data) =>
    strapi.documents(uid).create({ data, status: 'published' });
  const author = await add('api::author.author', { name: 'Asha Rao', slug: 'asha-rao', portrait: image });
  const category = await add('api::category.category', { title: 'Maths', slug: 'maths' });
  await add('api::post.post', {
    ...{ title: 'A first lesson', slug: 'a-first-lesson', excerpt: 'How it goes.', body: body('We teach.') },
    ...{ author: author.documentId, category: category.documentId },
    cover: { image, alt: 'A lantern' },
  });
  await add('api::landing-page.landing-page', {
    ...{ title: 'Summer camp', slug: 'summer-camp', lead: 'Two weeks in the holidays.' },
    header: 'full',
    blocks: [
      { __component: 'block.text', title: 'About it', body: body('We teach.') },
      {
        __component: 'block.closing',
        title: 'Try it',
        link: { label: 'Book a time', href: '/book-free-class' },
      },
    ],
  });
}
