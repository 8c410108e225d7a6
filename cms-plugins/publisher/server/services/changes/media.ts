import type { ChangeAction } from '@lanternway/contracts/publishing/staff';
import type { Core } from '@strapi/strapi';
import { fileUid } from '../staff/links';
import { currentActor } from './actor';
import { tell } from './track';

interface FileRow {
  documentId: string;
  name: string;
}

/** Media have no drafts and no document service: what is done to them is done to the site. */
export function hearMedia(strapi: Core.Strapi): void {
  const told = async (action: ChangeAction, file: FileRow | null | undefined) => {
    if (typeof file?.documentId !== 'string') return;
    const { documentId: entryId, name: title } = file;
    const by = currentActor(strapi);
    await tell(strapi, { action, uid: fileUid, entryId, title, wasShown: action !== 'add', by });
  };
  const resultOf = ({ result }: { result?: unknown }) => result as FileRow | null | undefined;
  strapi.db.lifecycles.subscribe({
    models: [fileUid],
    afterCreate: (event) => told('add', resultOf(event)),
    afterUpdate: (event) => told('update', resultOf(event)),
    afterDelete: (event) => told('delete', resultOf(event)),
  });
}
