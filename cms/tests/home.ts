import path from 'node:path';

export const cmsRoot = path.resolve(__dirname, '..');

/** The key of the site's build in every test. */
export const buildToken = 'a-build-token-for-tests';

/** The variables, besides those of the database, of a CMS that keeps everything in one folder. */
export const homeVariables = (folder: string): Record<string, string> => ({
  DATA_DIR: folder,
  SITE_READ_TOKEN: buildToken,
  PUBLISHER: 'off',
});
