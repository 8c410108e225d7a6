import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import type { NewChange } from './changes';
import { own } from '../own';

/**
 * Remembers a change and has the site made anew once it is committed. Asleep, what no person did is not told of: content is
 * being sown.
 */
export async function tell(strapi: Core.Strapi, change: NewChange): Promise<void> {
  if (!readConfig(strapi).isAwake && change.by === null) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    await own(strapi, 'changes').add(change);
    // Nobody waits for this, and nothing of it may reach whoever made the change.
    onCommit(() => {
      strapi.log.info(`publisher: heard ${change.action} of ${change.uid} ${change.entryId}`);
      own(strapi, 'builder').wake();
    });
  });
}
