import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { inProcess } from '../in-process';
import { addChange, type NewChange } from './changes';

/**
 * Records a change and wakes the builder once it is committed. While the plugin is asleep, changes that no person made are
 * not recorded: seeds are being loaded.
 */
export async function recordChange(strapi: Core.Strapi, change: NewChange): Promise<void> {
  if (!readConfig(strapi).isAwake && change.by === null) return;
  await strapi.db.transaction(async ({ onCommit }) => {
    await addChange(strapi, change);
    // Nobody waits for this, and no failure of it may reach the person who made the change.
    onCommit(() => {
      strapi.log.info(`publisher: recorded ${change.action} of ${change.uid} ${change.entryId}`);
      inProcess(strapi, 'builder').wake();
    });
  });
}
