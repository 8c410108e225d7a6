import type { Core } from '@strapi/strapi';
import { entriesTable } from '../../content-types/entry';

/** An index for each filter of the log, in the order in which its pages are read. */
const indexes: Readonly<Record<string, readonly string[]>> = {
  // With the title, so that a search for it reads the index only.
  audit_entries_at_ix: ['at', 'id', 'title'],
  audit_entries_actor_ix: ['actor_id', 'at', 'id'],
  audit_entries_actor_area_ix: ['actor_id', 'area', 'at', 'id'],
  audit_entries_area_ix: ['area', 'at', 'id'],
  audit_entries_role_ix: ['actor_role', 'at', 'id'],
  audit_entries_of_ix: ['document_of', 'at', 'id'],
};

/**
 * Makes the indexes of the log. Once, at every start. Not as indexes of the content type: Strapi does not see the column
 * `id` in an index of PostgreSQL, so it would take each for a changed one at every upgrade, and fail to make it again.
 */
export async function prepareLineIndexes(strapi: Core.Strapi): Promise<void> {
  for (const [name, columns] of Object.entries(indexes)) {
    await strapi.db.connection.raw(
      `create index if not exists ${name} on ${entriesTable} (${columns.join(', ')})`,
    );
  }
}
