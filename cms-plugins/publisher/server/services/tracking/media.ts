import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { currentActor } from '@lanternway/server-kit/acting';
import { recordChange } from '../changes/record';
import { fileUid } from '../content/links';

interface FileRow {
  documentId: string;
  name: string;
}

/** Tracks changes to media. They have no drafts and no document service: a change to them is a change to the site. */
export function trackMedia(strapi: Core.Strapi): void {
  const track = async (action: ChangeAction, file: FileRow | null | undefined) => {
    if (typeof file?.documentId !== 'string') return;
    const { documentId: entryId, name: title } = file;
    const by = currentActor(strapi);
    await recordChange(strapi, { action, uid: fileUid, entryId, title, wasShown: action !== 'add', by });
  };
  const resultOf = ({ result }: { result?: unknown }) => result as FileRow | null | undefined;
  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    afterCreate: (event) => track('add', resultOf(event)),
    afterUpdate: (event) => track('update', resultOf(event)),
    afterDelete: (event) => track('delete', resultOf(event)),
  });
}
