/**
 * The files of cms/tests that run on SQLite only, each with why PostgreSQL could not answer differently. A file that is not
 * here runs on both databases: forgetting an entry costs minutes, and never hides a fault that only one of them shows.
 * @type {Readonly<Record<string, string>>}
 */
export const oneDatabase = {
  'access/public': 'What a visitor may read is decided by roles and by Strapi’s own queries.',
  'access/staff': 'What a role may do is decided by permissions, before a row is read.',
  'access/walk': 'Who is let in is decided by roles and routes, before a row of the route is read.',
  'accounts/doors': 'It is about which addresses answer, and with which headers.',
  'accounts/behind-proxy':
    'It is about which address a request is counted for; the counting is tested in limits.',
  'edit-views': 'The views are one stored value each, written and read by Strapi itself.',
  'enquiries/bad-input-files': 'A body is refused before anything is stored.',
  'enquiries/bad-input-resumes': 'A file is looked into before anything is stored.',
  'enquiries/desk-doors': 'Who is let in is decided before a row is read.',
  'enquiries/resume-s3': 'It is about where files are kept; the rows are those of the folder’s tests.',
  'mailer/shown-outbox': 'The outbox of the demonstration is a folder of files.',
  'mailer/smtp': 'It is about what is said to a mail server; the queue’s rows are tested in queue.',
  'payments/desk-doors': 'Who is let in is decided before a row is read.',
  'publisher/asked-by-file': 'It is about a file that asks for a build; builds’ rows are tested in builder.',
  'publisher/builder-verify': 'What is verified is the files of a release.',
  'publisher/desk-doors': 'Who is let in is decided before a row is read.',
  'publisher/disk-full': 'What fails is the disk.',
  'publisher/preview': 'A draft is read by Strapi’s own documents and drawn by a process.',
  'publisher/preview-darkroom': 'It is about the process that draws.',
  'publisher/preview-doors': 'A link is signed and holds all that is asked for; no row decides.',
  'publisher/preview-off': 'Nothing is read where previews are off.',
  requests: 'It is about bodies and headers, before a route is reached.',
  'site/around-a-switch': 'The site is served from files.',
  'site/site': 'The site is served from files.',
  start: 'It is about settings, plugins and files, which are looked at before the database.',
  'uploads/temporary-files': 'It is about the files that an upload leaves behind.',
  visitor: 'Country and rates come from a file and from services.',
  'worst-requests': 'It is about paths, queries and headers, before a route is reached.',
};

/** Jest's patterns of those files, for a run that leaves them out. */
export const sqliteOnly = Object.keys(oneDatabase).map((name) => `/cms/tests/${name}\\.test\\.ts$`);
