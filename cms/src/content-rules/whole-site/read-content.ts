import type { Core, UID } from '@strapi/strapi';
import { isEntry, type Entry } from '../entry';
import type { HeadContent } from './page-heads';

/** Reads what is published, as far as the heads of pages are made of it. */
export async function readHeadContent(strapi: Core.Strapi): Promise<HeadContent> {
  const read = async (uid: UID.ContentType, fields: string[], where = {}): Promise<Entry[]> => {
    const rows: unknown[] = await strapi.db.query(uid).findMany({
      where: { ...where, publishedAt: { $notNull: true } },
      select: ['documentId', ...fields],
      ...(uid in withoutSeo ? {} : { populate: { seo: { select: ['title', 'description'] } } }),
    });
    return rows.filter(isEntry);
  };
  const [settings = null] = await read('api::site-setting.site-setting', [
    'brandName',
    'tagline',
    'titleSuffix',
    'legalName',
  ]);
  const [home = null] = await read('api::home-page.home-page', ['headline', 'tagline']);
  return {
    settings,
    home,
    pages: await read('api::page.page', ['key', 'title', 'lead']),
    posts: await read('api::post.post', ['title', 'slug', 'excerpt']),
    tracks: await read('api::course.course', ['title', 'slug', 'summary', 'minAge', 'maxAge'], {
      kind: 'coding_plan',
    }),
    categories: await read('api::category.category', ['title', 'slug', 'description']),
    policies: await read('api::policy.policy', ['title', 'document']),
    landingPages: await read('api::landing-page.landing-page', ['title', 'slug', 'lead', 'isHidden']),
  };
}

/** Types whose entries say nothing for search engines. */
const withoutSeo = { 'api::category.category': true };
