import type { ReleasedEntry } from '@lanternway/contracts/publishing/build-protocol';
import type { GatsbyNode, Page } from '../gatsby-internals/internals';
import { traceFaults } from './page-faults';

const node = (type: string, documentId: string, values: Record<string, unknown> = {}) =>
  ({
    documentId,
    ...values,
    internal: { type, content: JSON.stringify(values) },
  }) as unknown as GatsbyNode;

const nodes = [
  node('STRAPI_POST', 'a', { slug: 'kites', body: [{ url: '/nowhere' }] }),
  node('STRAPI_POST', 'b', { slug: 'stars', body: [{ url: '/twice' }] }),
  node('STRAPI_FAQ', 'c', { answer: [{ url: '/twice' }] }),
  node('STRAPI_PAGE', 'd', { key: 'faq' }),
  node('STRAPI_POLICY', 'old', { document: 'terms', version: 1 }),
  node('STRAPI_POLICY', 'new', { document: 'terms', version: 2, body: [{ url: '/lost' }] }),
  node('STRAPI_POLICY_VERSION', 'kept', { document: 'terms', version: 2, body: [{ url: '/lost' }] }),
];
const entries = [{ type: 'post', documentId: 'b', path: '/blog/stars' }] as ReleasedEntry[];
const pages = [{ path: '/terms', context: { document: 'terms', version: 2 } }] as unknown as Page[];

function entryOf(path: string, address?: string) {
  const fault = {
    check: 'link' as const,
    path,
    text: 'Something is wrong.',
    ...(address === undefined ? {} : { address }),
  };
  return traceFaults([fault], { nodes, entries, pages })[0]?.entry ?? null;
}

describe('a fault of a finished page', () => {
  it('is that of the one entry that contains the address, wherever it shows', () => {
    expect(entryOf('/blog', '/nowhere')).toEqual({ type: 'post', documentId: 'a' });
  });

  it('is that of the policy, and not of the version of it that is kept', () => {
    expect(entryOf('/lost-and-found', '/lost')).toEqual({ type: 'policy', documentId: 'new' });
  });

  it("is that of the page's own entry if several contain the address, or none", () => {
    expect(entryOf('/blog/stars', '/twice')).toEqual({ type: 'post', documentId: 'b' });
    expect(entryOf('/blog/stars')).toEqual({ type: 'post', documentId: 'b' });
  });

  it('is that of the entry behind a page with a file of its own, and of the policy in force', () => {
    expect(entryOf('/faq')).toEqual({ type: 'page', documentId: 'd' });
    expect(entryOf('/terms')).toEqual({ type: 'policy', documentId: 'new' });
  });

  it('belongs to no entry if none can be found', () => {
    expect(entryOf('/login')).toBeNull();
  });
});
