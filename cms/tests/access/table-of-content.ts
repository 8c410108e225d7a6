import type { Actor } from './walk';

/** Who is let in, and where. An address in no group is closed to everyone except the super admin. */
export interface Group {
  who: Actor[];
  routes: string[];
}

/** Strapi's own screens of content and pictures. */
export const contentManager: Group = {
  // The test asks for the home page and for testimonials, which only marketing may edit.
  who: ['superAdmin', 'marketing'],
  routes: [
    'PUT /content-manager/content-types/:uid/configuration',
    'GET /content-manager/single-types/:model',
    'PUT /content-manager/single-types/:model',
    'DELETE /content-manager/single-types/:model',
    'POST /content-manager/single-types/:model/actions/publish',
    'POST /content-manager/single-types/:model/actions/unpublish',
    'POST /content-manager/single-types/:model/actions/discard',
    'GET /content-manager/single-types/:model/actions/countDraftRelations',
    'GET /content-manager/collection-types/:model',
    'POST /content-manager/collection-types/:model',
    'POST /content-manager/collection-types/:model/clone/:sourceId',
    'POST /content-manager/collection-types/:model/auto-clone/:sourceId',
    'GET /content-manager/collection-types/:model/:id',
    'PUT /content-manager/collection-types/:model/:id',
    'DELETE /content-manager/collection-types/:model/:id',
    'POST /content-manager/collection-types/:model/actions/publish',
    'POST /content-manager/collection-types/:model/:id/actions/publish',
    'POST /content-manager/collection-types/:model/:id/actions/unpublish',
    'POST /content-manager/collection-types/:model/:id/actions/discard',
    'POST /content-manager/collection-types/:model/actions/bulkDelete',
    'POST /content-manager/collection-types/:model/actions/bulkFindForValidation',
    'POST /content-manager/collection-types/:model/actions/bulkPublish',
    'POST /content-manager/collection-types/:model/actions/bulkUnpublish',
    'GET /content-manager/collection-types/:model/:id/actions/countDraftRelations',
    'GET /content-manager/collection-types/:model/actions/countManyEntriesDraftRelations',
    'GET /i18n/content-manager/get-fill-from-locale/:model',
    'GET /upload/files',
    'POST /upload/files',
    'GET /upload/files/:id',
    'DELETE /upload/files/:id',
    'GET /upload/folders',
    'POST /upload/folders',
    'GET /upload/folders/:id',
    'PUT /upload/folders/:id',
    'GET /upload/folder-structure',
    'POST /upload/actions/bulk-delete',
    'POST /upload/actions/bulk-move',
    'POST /upload/actions/bulk-update',
    'POST /upload/actions/upload-from-urls',
    'POST /upload/actions/generate-ai-metadata',
    'POST /upload/ai-metadata-jobs',
    'GET /upload/ai-metadata-jobs/pending-count',
  ],
};
