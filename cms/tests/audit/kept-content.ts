import type { Core } from '@strapi/strapi';
import type { ContentType } from '../../src/access/content-types';

const versionUid = 'plugin::audit.version';

type PopulateBuilder = (uid: string) => {
  populateDeep: (depth: number) => { build: () => Promise<object> };
};

/** A published entry with all its parts. */
export async function asStrapiReads(
  strapi: Core.Strapi,
  uid: ContentType,
  documentId: string,
): Promise<unknown> {
  const build = strapi.plugin('content-manager').service<PopulateBuilder>('populate-builder');
  const populate = await build(uid).populateDeep(Infinity).build();
  const row = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, publishedAt: { $notNull: true } }, populate });
  return JSON.parse(JSON.stringify(row));
}

/** What a version keeps of an entry. */
export async function keptContent(strapi: Core.Strapi, id: number): Promise<unknown> {
  const { content } = (await strapi.db.query(versionUid).findOne({ where: { id } })) as {
    content: string;
  };
  return JSON.parse(content);
}
