import { brand } from '../enquiries/add.mjs';

/**
 * The settings of the site, as the seeds have them, for `publishing` to change; in place of those that other parts wrote.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 */
export async function work(strapi) {
  const uid = 'api::site-setting.site-setting';
  await strapi.db.query(uid).deleteMany({});
  /** @type {object} */
  const data = {
    ...{ ...brand, phone: '+91 98000 12345' },
    seo: { title: 'Lanternway', description: 'Lessons in maths and coding, one child at a time, from home.' },
  };
  await strapi.documents(uid).create({ data, status: 'published' });
}
