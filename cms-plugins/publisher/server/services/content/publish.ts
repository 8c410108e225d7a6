import type { Core, UID } from '@strapi/strapi';

/**
 * Publishes as staff do, through the document service: content rules, change tracking and redirects are the same.
 * @returns whether there was something to publish
 */
export async function publishDraft(strapi: Core.Strapi, uid: string, documentId: string): Promise<boolean> {
  const { publish } = strapi.documents(uid as UID.ContentType) as unknown as {
    publish: (of: { documentId: string }) => Promise<{ entries: unknown[] }>;
  };
  const { entries } = await publish({ documentId });
  return entries.length > 0;
}
