import { writeFileSync } from 'node:fs';
import { addBuyer } from '../add-buyer.mjs';

/**
 * Publishes a plan, logs in a number of parents and writes their tokens to a file.
 * @param {import('@strapi/strapi').Core.Strapi} strapi
 * @param {{ count: number, file: string, brand: object, plan: object }} order
 */
export async function work(strapi, { count, file, brand, plan }) {
  await strapi.db
    .query('api::site-setting.site-setting')
    .create({ data: { ...brand, publishedAt: new Date() } });
  await strapi.documents('api::plan.plan').create({ data: plan, status: 'published' });
  const buyers = [];
  for (let index = 0; index < count; index += 1)
    buyers.push(await addBuyer(strapi, `buyer${index}@example.com`));
  writeFileSync(file, JSON.stringify(buyers));
}
