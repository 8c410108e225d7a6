import type { Core, UID } from '@strapi/strapi';
import { isEntry } from './entry';
import type { FindOthers, FindPublished } from './rule';

/* How the rules look at other entries. */

/** @param documentId the entry itself, which does not count as another one */
export function lookUpOthers(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string | null,
): FindOthers {
  const notItself = documentId === null ? {} : { documentId: { $ne: documentId } };
  return async (where) => {
    const found: unknown[] = await strapi.db
      .query(uid)
      .findMany({ where: { ...where, ...notItself }, limit: 1 });
    return found.filter(isEntry);
  };
}

export function lookUpPublished(strapi: Core.Strapi): FindPublished {
  return async (uid, where, populate = []) => {
    const hasDrafts = strapi.getModel(uid).options?.draftAndPublish === true;
    const isLive = hasDrafts ? { publishedAt: { $notNull: true } } : {};
    const found: unknown[] = await strapi.db
      .query(uid)
      .findMany({ where: { ...where, ...isLive }, populate });
    return found.filter(isEntry);
  };
}
