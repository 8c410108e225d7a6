import type { Core } from '@strapi/strapi';
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { kinds } from '../items/kinds';

/** All that the inbox filters, searches and sorts by, so that it reads only the rows of one page. */
const columns = [
  'merged_into',
  'is_suspect',
  'stage',
  'received_at',
  'next_step_at',
  'reply_by',
  'owner_id',
  'id',
  'search_text',
];

/**
 * Makes the inbox's indexes. Once, at every start. Not as indexes of the content types: Strapi does not see the column
 * `id` in an index of PostgreSQL, so it would take each for a changed one at every upgrade, and fail to make it again.
 */
export async function prepareInboxIndexes(strapi: Core.Strapi): Promise<void> {
  for (const kind of enquiryKinds) {
    const { table } = kinds[kind];
    // The one of before, without the time to reply.
    await strapi.db.connection.raw(`drop index if exists ${table}_desk_ix`);
    await strapi.db.connection.raw(
      `create index if not exists ${table}_inbox_ix on ${table} (${columns.join(', ')})`,
    );
  }
}
