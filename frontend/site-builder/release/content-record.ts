import { createHash } from 'node:crypto';
import type { PageWeight } from '@lanternway/contracts/publishing/entry-check';
import type { ReleaseContent, ReleasedEntry } from '@lanternway/contracts/publishing/build-protocol';
import { isKeptNode, typeOfNode } from '../content/owners';
import type { GatsbyNode } from '../gatsby-internals/internals';

/** The fields by which staff know an entry, in this order. */
const titleFields = ['title', 'name', 'brandName', 'question', 'headline', 'text', 'note', 'from', 'key'];

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Strapi changes these with every publishing, even if nothing else changed. */
const passing = new Set(['id', 'createdAt', 'updatedAt', 'publishedAt', 'localFile___NODE', 'formats']);

/** A value without the passing fields. A medium is represented by the digest of its file. */
function lasting(value: unknown, digestOfFile: (id: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => lasting(one, digestOfFile));
  if (typeof value !== 'object' || value === null) return value;
  const file = (value as Record<string, unknown>)['localFile___NODE'];
  const kept = Object.entries(value)
    .filter(([name]) => !passing.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inner]) => [name, lasting(inner, digestOfFile)]);
  return typeof file === 'string' ? [...kept, ['file', digestOfFile(file)]] : kept;
}

export const digestOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 24);

function addressOf(type: string, { slug, kind }: GatsbyNode): string | null {
  if (typeof slug !== 'string') return null;
  if (type === 'post') return `/blog/${slug}`;
  if (type === 'landing-page') return `/${slug}`;
  if (type === 'category') return `/blog/category/${slug}`;
  return type === 'course' && kind === 'coding_plan' ? `/course/${slug}` : null;
}

export interface RecordSource {
  entries: readonly GatsbyNode[];
  getNode: (id: string) => GatsbyNode | undefined;
  code: string;
  day: string;
  routes: readonly string[];
  /** Digests of what a visitor sees, by the page's address. */
  pages: Record<string, string>;
  weights: Record<string, PageWeight>;
}

/** The content record of a release. */
export function recordContent(source: RecordSource): ReleaseContent {
  const { entries, getNode, code, day, routes, pages, weights } = source;
  const known = new Set(routes);
  const digestOfFile = (id: string) => getNode(id)?.internal.contentDigest ?? '';
  const released = entries.flatMap((node): ReleasedEntry[] => {
    const { documentId, internal } = node;
    if (typeof documentId !== 'string' || isKeptNode(node)) return [];
    const type = typeOfNode(internal.type);
    const path = addressOf(type, node);
    const content = JSON.parse(internal.content ?? 'null') as unknown;
    return [
      {
        type,
        documentId,
        title: titleFields.map((field) => textOf(node[field])).find((title) => title !== null) ?? type,
        updatedAt: textOf(node['updatedAt']),
        publishedAt: textOf(node['publishedAt']),
        path: path !== null && known.has(path) ? path : null,
        digest: digestOf(JSON.stringify(lasting(content, digestOfFile))),
      },
    ];
  });
  return { code, day, entries: released, routes: [...routes].sort(), pages, weights };
}
