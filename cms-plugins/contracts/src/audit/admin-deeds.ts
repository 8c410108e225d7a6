import type { AboutRow, Deed } from './deed.js';

/* What Strapi's own screens change: logins, staff and their roles, tokens, files, settings. */

const kept = { keeping: 'deed' } as const;

const row = (uid: string, column: AboutRow['column'] = 'id', part: string | null = 'id'): AboutRow => ({
  kind: 'row',
  uid,
  part,
  column,
});

/** One that is only made: the reply says which. */
const madeRow = (uid: string) => row(uid, 'id', null);

type Short = readonly [
  route: string,
  action: string,
  words: string,
  about?: AboutRow | undefined,
  values?: readonly string[],
];

const listed = (shorts: readonly Short[]): Deed[] =>
  shorts.map(([route, action, words, about, values]) => ({
    route,
    action: `access.${action}`,
    words,
    ...kept,
    ...(about === undefined ? {} : { about }),
    ...(values === undefined ? {} : { values }),
  }));

const userUid = 'admin::user';
const roleUid = 'admin::role';

const ofLogins = listed([
  ['POST /admin/register-admin', 'first-admin', 'became the first super admin'],
  ['POST /admin/register', 'join', 'accepted an invitation and chose a password'],
  ['POST /admin/forgot-password', 'password-forgotten', 'had a link sent to choose a new password'],
  ['POST /admin/reset-password', 'password-reset', 'chose a new password by the link of a mail'],
  ['POST /admin/logout', 'logout', 'logged out'],
  ['DELETE /admin/users/me/sessions/:sessionId', 'session-end', 'ended a session of their own'],
  ['DELETE /admin/users/me/sessions', 'sessions-end', 'ended all other sessions of their own'],
]);

const ofPeople = listed([
  ['PUT /admin/users/me', 'profile', 'changed their own profile'],
  ['POST /admin/users', 'user', 'invited', madeRow(userUid)],
  ['PUT /admin/users/:id', 'user-change', 'changed the login of', row(userUid)],
  ['DELETE /admin/users/:id', 'user-remove', 'removed the login of', row(userUid)],
  [
    'POST /admin/users/batch-delete',
    'user-remove-many',
    'removed the login of',
    { ...row(userUid), list: 'ids' },
  ],
  ['POST /admin/roles', 'role', 'made the role', madeRow(roleUid)],
  ['PUT /admin/roles/:id', 'role-change', 'changed the role', row(roleUid)],
  ['PUT /admin/roles/:id/permissions', 'permissions', 'changed the permissions of the role', row(roleUid)],
  ['DELETE /admin/roles/:id', 'role-remove', 'removed the role', row(roleUid)],
  [
    'POST /admin/roles/batch-delete',
    'role-remove-many',
    'removed the role',
    { ...row(roleUid), list: 'ids' },
  ],
]);

const tokens = (path: string, action: string, name: string, uid: string) =>
  listed([
    [`POST ${path}`, action, `made the ${name}`, madeRow(uid)],
    [`PUT ${path}/:id`, `${action}-change`, `changed the ${name}`, row(uid)],
    [`POST ${path}/:id/regenerate`, `${action}-renew`, `renewed the ${name}`, row(uid)],
    [`DELETE ${path}/:id`, `${action}-remove`, `removed the ${name}`, row(uid)],
  ]);

const ofTokens = [
  ...tokens('/admin/api-tokens', 'api-token', 'API token', 'admin::api-token'),
  ...tokens('/admin/admin-tokens', 'admin-token', 'admin token', 'admin::api-token'),
  ...tokens('/admin/transfer/tokens', 'transfer-token', 'transfer token', 'admin::transfer-token'),
];

const settings = (shorts: readonly Short[]): Deed[] =>
  listed(shorts).map((deed) => ({ ...deed, action: deed.action.replace('access.', 'settings.') }));

const webhook = row('strapi::webhook');

const ofSettings: Deed[] = settings([
  ['POST /admin/webhooks', 'webhook', 'made the webhook', madeRow('strapi::webhook')],
  ['PUT /admin/webhooks/:id', 'webhook-change', 'changed the webhook', webhook],
  ['DELETE /admin/webhooks/:id', 'webhook-remove', 'removed the webhook', webhook],
  [
    'POST /admin/webhooks/batch-delete',
    'webhook-remove-many',
    'removed the webhook',
    { ...webhook, list: 'ids' },
  ],
  ['POST /admin/webhooks/:id/trigger', 'webhook-try', 'tried the webhook', webhook],
  ['POST /admin/project-settings', 'logo', 'changed the logo of the admin'],
  ['PUT /admin/homepage/layout', 'home', 'arranged their own home'],
  ['PUT /upload/settings', 'media', 'changed the settings of the media library'],
  ['PUT /upload/configuration', 'media-view', 'changed how the media library is shown'],
  ['PUT /content-manager/content-types/:uid/configuration', 'view', 'changed how a form is shown'],
  ['PUT /content-manager/components/:uid/configuration', 'view-part', 'changed how a part is shown'],
  ['POST /i18n/locales', 'locale', 'added a language'],
  ['PUT /i18n/locales/:id', 'locale-change', 'changed a language'],
  ['DELETE /i18n/locales/:id', 'locale-remove', 'removed a language'],
  ['PUT /i18n/settings', 'i18n', 'changed the settings of languages'],
  ['PUT /users-permissions/email-templates', 'parent-mails', 'changed Strapi’s mails to parents'],
  ['PUT /users-permissions/advanced', 'parent-logins', 'changed how parents log in'],
  ['PUT /users-permissions/providers', 'parent-providers', 'changed by which services parents log in'],
  ['POST /users-permissions/roles', 'parent-role', 'made a role of parents'],
  ['PUT /users-permissions/roles/:role', 'parent-role-change', 'changed a role of parents'],
  ['DELETE /users-permissions/roles/:role', 'parent-role-remove', 'removed a role of parents'],
  ['POST /email/test', 'mail-test', 'sent Strapi’s test mail'],
  ['POST /email/verify', 'mail-verify', 'had Strapi’s mail settings tried'],
  ['POST /email', 'mail-send', 'sent a mail by Strapi’s form'],
]);

const fileUid = 'plugin::upload.file';
const folderUid = 'plugin::upload.folder';

const ofMedia: Deed[] = listed([
  ['POST /upload', 'upload', 'added files to the media library'],
  ['POST /upload/files', 'upload-file', 'added files to the media library'],
  ['POST /upload/actions/upload-from-urls', 'upload-url', 'added files from other addresses'],
  ['PUT /upload/files/:id', 'file-change', 'changed what is said of the file', row(fileUid)],
  ['POST /upload/files/:id/replace', 'file-replace', 'replaced the file', row(fileUid)],
  ['DELETE /upload/files/:id', 'file-remove', 'removed the file', row(fileUid)],
  ['POST /upload/folders', 'folder', 'made the folder', madeRow(folderUid), ['name']],
  ['PUT /upload/folders/:id', 'folder-change', 'changed the folder', row(folderUid)],
  [
    'POST /upload/actions/bulk-delete',
    'remove-many',
    'removed files or folders',
    undefined,
    ['fileIds', 'folderIds'],
  ],
  [
    'POST /upload/actions/bulk-move',
    'move',
    'moved files or folders',
    undefined,
    ['fileIds', 'folderIds', 'destinationFolderId'],
  ],
  ['POST /upload/actions/bulk-update', 'change-many', 'changed what is said of several files'],
  ['POST /upload/actions/generate-ai-metadata', 'describe', 'had files described'],
  ['POST /upload/ai-metadata-jobs', 'describe-many', 'had files described'],
]).map((deed) => ({ ...deed, action: deed.action.replace('access.', 'media.') }));

export const adminDeeds: readonly Deed[] = [...ofLogins, ...ofPeople, ...ofTokens, ...ofSettings, ...ofMedia];
