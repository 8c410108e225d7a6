import { randomUUID } from 'node:crypto';
import type { SourceNodesArgs } from 'gatsby';
import { blockImagesOf } from '../../src/build/block-images';
import { notePhases } from './phases';
import type { GatsbyNode } from '../gatsby-internals/internals';
import { replaceNodes } from '../gatsby-internals/replace-nodes';
import {
  type Entity,
  forgetDownloads,
  loadStrapiParts,
  type SourceContext,
} from '../gatsby-internals/strapi-parts';

/*
 * Reads all published content every time, and makes the same nodes, in the same order, as a build from scratch. By
 * itself, gatsby-source-strapi asks only for what changed, and misses many changes.
 */

/** An entry that is drawn as it would be if it were published. */
export interface Draft {
  /** Its type's singular name. */
  type: string;
  /** As Strapi's REST API returns it, with everything the build asks for. */
  entity: Entity;
}

export interface ReadOptions {
  draft?: Draft | null;
  /** Uses the content that was read last instead of asking for it again. */
  isRead?: boolean;
}

interface Fetched {
  schemas: object[];
  types: { uid: string; singularName: string; entities: Entity[] }[];
}

export function createContentReader(load: NodeJS.Require, strapiUrl: string) {
  const parts = loadStrapiParts(load);
  const files = new Map<string, unknown>();
  let last: Fetched | null = null;
  let wish: ReadOptions = {};

  async function fetchAll(args: SourceNodesArgs, options: object): Promise<Fetched> {
    const axiosInstance = parts.createAxiosInstance(options);
    const { schemas } = await parts.fetchStrapiContentTypes(axiosInstance);
    const context = { ...args, strapiConfig: options, axiosInstance, schemas };
    const types = parts.getEndpoints(options, schemas).map(async ({ kind, ...endpoint }) => ({
      uid: endpoint.uid,
      singularName: endpoint.singularName,
      entities: await (kind === 'singleType' ? parts.fetchEntity : parts.fetchEntities)(endpoint, context),
    }));
    return { schemas, types: await Promise.all(types) };
  }

  function withDraft({ schemas, types }: Fetched, { type, entity }: Draft): Fetched {
    return {
      schemas,
      types: types.map((known) => {
        if (known.singularName !== type) return known;
        const clean = parts.cleanData(entity, { schemas, contentTypeUid: known.uid }, 5);
        const isSame = (other: Entity) => other['documentId'] === clean['documentId'];
        const isNew = !known.entities.some(isSame);
        const entities = known.entities.map((other) => (isSame(other) ? clean : other));
        return { ...known, entities: isNew ? [...entities, clean] : entities };
      }),
    };
  }

  /** Remembers which file each medium became while the process lives. Gatsby remembers what it downloaded. */
  function rememberFiles(cache: SourceNodesArgs['cache']): SourceContext['cache'] {
    const isMedium = (key: string) => key.startsWith('strapi-media-');
    return Object.assign(Object.create(cache) as SourceContext['cache'], {
      get: (key: string) => (isMedium(key) ? Promise.resolve(files.get(key)) : cache.get(key)),
      set: (key: string, value: unknown) =>
        isMedium(key) ? Promise.resolve(files.set(key, value)) : cache.set(key, value),
    });
  }

  /** Does what the plugin does with an empty cache, but into a list of our own. */
  async function layOut(args: SourceNodesArgs, options: object, fetched: Fetched) {
    const made = new Map<string, GatsbyNode>();
    const context: SourceContext = {
      ...args,
      strapiConfig: options,
      axiosInstance: parts.createAxiosInstance(options),
      schemas: fetched.schemas,
      getNode: (id) => made.get(id),
      cache: rememberFiles(args.cache),
      actions: { ...args.actions, touchNode: () => undefined },
    };
    for (const { uid, entities } of fetched.types) {
      await parts.downloadMediaFiles(entities, context, uid);
      for (const entity of entities) {
        for (const node of parts.createNodes(entity, context, uid)) {
          // A node that is made again moves to the end, as in Gatsby's own store.
          made.delete(node.id);
          made.set(node.id, node);
        }
      }
    }
    return made;
  }

  /** A stamp for the files inside each node's rich text. It changes with the files, which the text itself does not. */
  async function stampBlockImages(nodes: Iterable<GatsbyNode>): Promise<Map<string, string>> {
    const stamps = new Map<string, string>();
    for (const node of nodes) {
      const images = blockImagesOf(node);
      if (images.length === 0) continue;
      const seen = images.map(async ({ url }) => {
        const answer = await fetch(new URL(url, strapiUrl), { method: 'HEAD' }).catch(() => null);
        const { headers, status } = answer ?? { headers: new Headers(), status: 0 };
        return [
          url,
          status,
          headers.get('etag'),
          headers.get('last-modified'),
          headers.get('content-length'),
        ];
      });
      stamps.set(node.id, JSON.stringify(await Promise.all(seen)));
    }
    return stamps;
  }

  return {
    /** Sets the options of the next reading. */
    prepare(options: ReadOptions): void {
      wish = options;
    },
    /** Replaces the plugin's own `sourceNodes`. */
    async sourceNodes(args: SourceNodesArgs, options: object): Promise<void> {
      const { draft = null, isRead = false } = wish;
      forgetDownloads(load, randomUUID());
      for (const [key, value] of files) {
        if (!args.getNode((value as { fileNodeID: string }).fileNodeID)) files.delete(key);
      }
      if (!isRead || last === null) last = await fetchAll(args, options);
      const known = structuredClone(last);
      const shown = draft === null ? known : withDraft(known, draft);
      const previewed = draft && { type: draft.type, documentId: draft.entity['documentId'] };
      notePhases(shown.types, previewed, Date.now());
      const made = await layOut(args, options, shown);
      await replaceNodes(args, made, await stampBlockImages(made.values()));
    },
  };
}
