import type { SourceNodesArgs } from 'gatsby';
import type { GatsbyNode } from './internals';

/** An entry as Strapi returns it. */
export type Entity = Record<string, unknown>;

/** One type to read, and how to ask for it. */
export interface Endpoint {
  singularName: string;
  kind: 'singleType' | 'collectionType';
  uid: string;
}

export interface SourceContext extends Omit<SourceNodesArgs, 'getNode' | 'cache'> {
  strapiConfig: object;
  axiosInstance: object;
  schemas: object[];
  getNode: (id: string) => unknown;
  cache: { get: (key: string) => Promise<unknown>; set: (key: string, value: unknown) => Promise<unknown> };
}

interface Axios {
  interceptors: { request: { clear: () => void } };
  defaults: { headers: { common: Record<string, string> } };
}

/**
 * The plugin's way to ask Strapi, without two things that take a third of the time where both are on one machine: each request
 * waits up to 50 ms for others to end, and answers are compressed.
 */
function withoutDelays(axios: Axios): Axios {
  axios.interceptors.request.clear();
  axios.defaults.headers.common['Accept-Encoding'] = 'identity';
  return axios;
}

/** The functions inside `gatsby-source-strapi`, called directly to avoid the plugin's memory of earlier builds. */
export function loadStrapiParts(load: NodeJS.Require) {
  const part = <T>(name: string) => load(`gatsby-source-strapi/dist/${name}`) as T;
  const { createAxiosInstance } = part<{ createAxiosInstance: (options: object) => Axios }>('axios-instance');
  return {
    createAxiosInstance: (options: object) => withoutDelays(createAxiosInstance(options)),
    ...part<{
      fetchStrapiContentTypes: (axios: object) => Promise<{ schemas: object[] }>;
      fetchEntity: (endpoint: object, context: object) => Promise<Entity[]>;
      fetchEntities: (endpoint: object, context: object) => Promise<Entity[]>;
    }>('fetch'),
    getEndpoints: part<{ getEndpoints: (options: object, schemas: object[]) => Endpoint[] }>('helpers')
      .getEndpoints,
    cleanData: part<{ cleanData: (entity: Entity, context: object, version: 5) => Entity }>('clean-data')
      .cleanData,
    downloadMediaFiles: part<{
      downloadMediaFiles: (entities: Entity[], context: SourceContext, uid: string) => Promise<Entity[]>;
    }>('download-media-files').downloadMediaFiles,
    createNodes: part<{
      createNodes: (entity: Entity, context: SourceContext, uid: string) => GatsbyNode[];
    }>('normalize').createNodes,
  };
}

/**
 * Gatsby fetches an address only once per process, but a picture can be replaced under the same address. So before each
 * reading Gatsby forgets what it fetched. Its files stay and are compared when they are fetched again.
 */
export function forgetDownloads(load: NodeJS.Require, buildId: string): void {
  const module = load.resolve('gatsby-source-filesystem/create-remote-file-node');
  // A module's memory goes with its place in the cache.
  Reflect.deleteProperty(load.cache, module);
  const filesystem = load('gatsby-source-filesystem') as { createRemoteFileNode: unknown };
  filesystem.createRemoteFileNode = load(module);
  (globalThis as { __GATSBY?: { buildId: string } }).__GATSBY = {
    ...(globalThis as { __GATSBY?: object }).__GATSBY,
    buildId,
  };
}
