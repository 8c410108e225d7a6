import { createRequire } from 'node:module';
import type { Node, SourceNodesArgs } from 'gatsby';
import { requirePrivateNames } from './private-names';

/* The types of Gatsby 5.16's private parts. README.md says what each is for. */

export interface Page {
  path: string;
  component: string;
  componentPath: string;
  context: Record<string, unknown>;
  isCreatedByStatefulCreatePages: boolean;
}

interface Component {
  componentPath: string;
  componentChunkName: string;
  pages: Set<string>;
  isSlice: boolean;
}

export interface State {
  pages: Map<string, Page>;
  components: Map<string, Component>;
  program: object;
  webpackCompilationHash: string;
  staticQueriesByTemplate: Map<string, string[]>;
  slicesByTemplate: Map<string, object>;
  slices: object;
  flattenedPlugins: { name: string; nodeAPIs: string[] }[];
}

interface Store {
  getState: () => State;
  dispatch: (action: object) => void;
}

export interface Context {
  store: Store;
  program?: object;
  [name: string]: unknown;
}

interface QueryIds {
  pageQueryIds: Page[];
  staticQueryIds: string[];
  sliceQueryIds: string[];
}

type Service<Extra = object, Result = unknown> = (context: Context & Extra) => Promise<Result>;

interface Services {
  initialize: (context: object) => Promise<Context & { workerPool: { end: () => Promise<unknown>[] } }>;
  customizeSchema: Service;
  sourceNodes: Service<{ webhookSourcePluginName?: string }>;
  buildSchema: Service;
  createPages: Service;
  extractQueries: Service;
  graphQLTypegen: Service<{ reporter: Reporter }>;
  writeOutRedirects: Service;
  writeOutRequires: Service;
  postBootstrap: Service;
  calculateDirtyQueries: Service<object, { queryIds: QueryIds }>;
  runStaticQueries: Service<{ queryIds: QueryIds; graphqlRunner: object }>;
  runPageQueries: Service<{ queryIds: QueryIds; graphqlRunner: object }>;
  runSliceQueries: Service<{ queryIds: QueryIds; graphqlRunner: object }>;
}

interface Bundle {
  /** `assets`: by the names of the files that were written. */
  stats: { hash: string; compilation: { assets: object } };
  close: () => Promise<void>;
}

export interface Reporter {
  panic: (message: unknown, error?: unknown) => never;
  panicOnBuild: (message: unknown, error?: unknown) => unknown;
}

interface Actions {
  createPage: (page: Page, plugin: object, options: object) => object;
}

export interface Renderer {
  renderHTMLProd: (task: {
    htmlComponentRendererPath: string;
    paths: string[];
    envVars: [string, string][];
    sessionId: number;
    webpackCompilationHash: string;
  }) => Promise<unknown>;
}

/** The parts of `gatsby-source-strapi`. */
export interface StrapiSource {
  sourceNodes: (args: SourceNodesArgs, options: object) => Promise<void>;
}

type GraphQL = (query: string) => Promise<unknown>;

export type GatsbyNode = Node & Record<string, unknown>;

/**
 * Loads Gatsby from the site's packages. Call it only after changing to the work folder.
 * @throws an Error that names the private names that this Gatsby lacks
 */
export function loadGatsby(folder: string) {
  const load = createRequire(`${folder}/package.json`);
  requirePrivateNames(load);
  const part = <T>(name: string): T => load(`gatsby/dist/${name}`) as T;
  return {
    load,
    services: part<Services>('services'),
    store: part<{ store: Store }>('redux').store,
    reporter: load('gatsby-cli/lib/reporter') as Reporter,
    createGraphQLRunner: part<{ createGraphQLRunner: (store: Store, reporter: Reporter) => GraphQL }>(
      'bootstrap/create-graphql-runner',
    ).createGraphQLRunner,
    GraphQLRunner: part<{ GraphQLRunner: new (store: Store, options: object) => object }>(
      'query/graphql-runner',
    ).GraphQLRunner,
    pageData: part<{
      flush: () => Promise<void>;
      handleStalePageData: () => Promise<void>;
      waitUntilPageQueryResultsAreStored: () => Promise<void>;
      /** Resolves with the text that was written. */
      writePageData: (
        publicFolder: string,
        page: object,
        ofTemplates: object,
        slices: object,
      ) => Promise<string>;
    }>('utils/page-data'),
    buildProductionBundle: part<{ buildProductionBundle: (program: object) => Promise<Bundle> }>(
      'commands/build-javascript',
    ).buildProductionBundle,
    html: part<{
      buildRenderer: (program: object, stage: 'build-html') => Promise<Bundle>;
      buildHTMLPagesAndDeleteStaleArtifacts: (args: object) => Promise<{ toRegenerate: string[] }>;
    }>('commands/build-html'),
    chunkHashes: part<{
      getSSRChunkHashes: (args: { stats: Bundle['stats']; components: State['components'] }) => {
        renderPageHash: string;
        templateHashes: Record<string, string>;
      };
    }>('utils/webpack/get-ssr-chunk-hashes').getSSRChunkHashes,
    renderer: part<Renderer>('utils/worker/child/render-html'),
    stitchPage: part<{
      stitchSliceForAPage: (page: { pagePath: string; publicDir: string }) => Promise<void>;
    }>('utils/slices/stitching').stitchSliceForAPage,
    actions: part<{ actions: Actions }>('redux/actions').actions,
    waitUntilAllJobsComplete: part<{ waitUntilAllJobsComplete: () => Promise<void> }>(
      'utils/wait-until-jobs-complete',
    ).waitUntilAllJobsComplete,
    appData: part<{ write: (publicFolder: string, hash: string) => Promise<void> }>('utils/app-data'),
    pageMode: part<{
      preparePageTemplateConfigs: (graphql: GraphQL) => Promise<void>;
      materializePageMode: () => Promise<void>;
    }>('utils/page-mode'),
    runApi: part<(api: string, args: object) => Promise<unknown>>('utils/api-runner-node'),
    copyStaticDirs: part<{ copyStaticDirs: () => void }>('utils/get-static-dir').copyStaticDirs,
    nodes: part<{
      getNode: (id: string) => GatsbyNode | undefined;
      getNodesByType: (type: string) => GatsbyNode[];
      getNodes: () => GatsbyNode[];
    }>('datastore'),
    source: load('gatsby-source-strapi/gatsby-node') as StrapiSource,
  };
}

export type Gatsby = ReturnType<typeof loadGatsby>;
