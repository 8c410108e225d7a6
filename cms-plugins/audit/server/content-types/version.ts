import type { RowOf } from '@lanternway/server-kit/db/table';

const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };

/** An entry of content as it was published. Rows are only added, and removed when their time is over. */
export const versionUid = 'plugin::audit.version';
export const versionsTable = 'audit_versions';

/** In characters. A version that is longer is listed, and its content is not kept. */
export const longestContent = 500_000;

export const version = {
  schema: {
    kind: 'collectionType',
    collectionName: versionsTable,
    info: { singularName: 'version', pluralName: 'versions', displayName: 'Published version' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    attributes: {
      /** When it went live. */
      at: { type: 'datetime', required: true },
      /** Of the admin user; null for the server, and where it is not known. */
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      uid: { type: 'string', required: true, maxLength: 100 },
      documentOf: { type: 'string', required: true, maxLength: 40 },
      /** SHA-256 of the content, in hex. */
      hash: { type: 'string', required: true, maxLength: 64 },
      /** JSON: see services/versions/snapshot. */
      content: { type: 'text', maxLength: longestContent },
    } as const,
    indexes: [{ name: 'audit_versions_of_ix', columns: ['document_of', 'at'] }],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::audit.version': RowOf<typeof version>;
  }
}
