/**
 * The variables of a server that works in a folder of its own and does nothing by itself: no queue, provider, bucket or
 * data of the installation is within its reach.
 */
export const scratchVariables = (folder: string): Record<string, string> => ({
  ...emptied([
    'DATABASE_FILENAME',
    'DATABASE_SSL',
    'DATABASE_SSL_CA',
    'DATABASE_URL',
    'DATABASE_DIRECT_URL',
    'DEMO_STAFF_FILE',
    'MEDIA_IN',
    'MEDIA_S3_BUCKET',
    'ERASURES_DIR',
    'METRICS_PORT',
    'RELEASES_S3_BUCKET',
    'RESUMES_S3_BUCKET',
    'SITE_DIR',
  ]),
  DATABASE_CLIENT: 'sqlite',
  DATA_DIR: folder,
  HOST: '127.0.0.1',
  JOBS: 'off',
  MIGRATE: 'at-start',
  PUBLISHER: 'off',
  // Without a site, it would not be ready to serve visitors.
  ROLE: 'worker',
});

/** Empties the variables and their `_FILE` forms. An empty variable counts as not set. */
const emptied = (names: string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => [name, `${name}_FILE`]).map((name) => [name, '']));
