/*
 * Every private name of Gatsby that the site builder calls, by its module. README.md says what each is for. A Gatsby that
 * lacks one of them is refused at the start, and the publisher goes on with plain builds.
 */

/** Functions by their module in `gatsby/dist`. */
export const gatsbyNames: Readonly<Record<string, readonly string[]>> = {
  services: [
    'initialize',
    'customizeSchema',
    'sourceNodes',
    'buildSchema',
    'createPages',
    'extractQueries',
    'graphQLTypegen',
    'writeOutRedirects',
    'writeOutRequires',
    'postBootstrap',
    'calculateDirtyQueries',
    'runStaticQueries',
    'runPageQueries',
    'runSliceQueries',
  ],
  redux: ['store'],
  'redux/actions': ['actions'],
  datastore: ['getNode', 'getNodes', 'getNodesByType'],
  'bootstrap/create-graphql-runner': ['createGraphQLRunner'],
  'query/graphql-runner': ['GraphQLRunner'],
  'commands/build-javascript': ['buildProductionBundle'],
  'commands/build-html': ['buildRenderer', 'buildHTMLPagesAndDeleteStaleArtifacts'],
  'utils/page-data': ['flush', 'handleStalePageData', 'waitUntilPageQueryResultsAreStored', 'writePageData'],
  'utils/webpack/get-ssr-chunk-hashes': ['getSSRChunkHashes'],
  'utils/worker/child/render-html': ['renderHTMLProd'],
  'utils/slices/stitching': ['stitchSliceForAPage'],
  'utils/wait-until-jobs-complete': ['waitUntilAllJobsComplete'],
  'utils/app-data': ['write'],
  'utils/page-mode': ['preparePageTemplateConfigs', 'materializePageMode'],
  'utils/get-static-dir': ['copyStaticDirs'],
  'utils/jobs/manager': ['enqueueJob'],
};

/** Functions by their module in `gatsby-source-strapi/dist`. */
export const strapiNames: Readonly<Record<string, readonly string[]>> = {
  'axios-instance': ['createAxiosInstance'],
  fetch: ['fetchStrapiContentTypes', 'fetchEntity', 'fetchEntities'],
  helpers: ['getEndpoints'],
  'clean-data': ['cleanData'],
  'download-media-files': ['downloadMediaFiles'],
  normalize: ['createNodes'],
};

const lists = { 'gatsby/dist': gatsbyNames, 'gatsby-source-strapi/dist': strapiNames };

/**
 * Checks that the installed packages have every private name.
 * @throws an Error with one sentence that names those that are missing
 */
export function requirePrivateNames(load: (module: string) => unknown): void {
  const missing = Object.entries(lists).flatMap(([folder, modules]) =>
    Object.entries(modules).flatMap(([module, names]) => {
      const found = loadModule(load, `${folder}/${module}`);
      return names.filter((name) => found[name] === undefined).map((name) => `${folder}/${module} ${name}`);
    }),
  );
  if (missing.length === 0) return;
  throw new Error(`The installed Gatsby lacks what the fast builder calls: ${missing.join(', ')}.`);
}

function loadModule(load: (module: string) => unknown, module: string): Readonly<Record<string, unknown>> {
  try {
    return load(module) as Record<string, unknown>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return {};
    throw error;
  }
}
