import { createFolderStore } from './folder/folder';
import type { ResumeStore } from './resume-store';
import { createS3Store, type BucketSettings } from './s3/s3';

export type StoreSettings = { kind: 'folder'; folder: string } | ({ kind: 's3' } & BucketSettings);

export const createStore = (settings: StoreSettings): ResumeStore =>
  settings.kind === 'folder' ? createFolderStore(settings.folder) : createS3Store(settings);
