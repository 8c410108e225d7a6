import type { GatsbyNode } from '../gatsby-internals/internals';
import { recordContent } from './content-record';

interface Post {
  title?: string;
  times?: string;
  alt?: string;
  file?: string;
}

function record({ title = 'Kites', times = '2026-01-01', alt = 'A kite', file = 'bytes' }: Post = {}) {
  const entity = {
    documentId: 'p',
    title,
    slug: 'kites',
    updatedAt: times,
    cover: {
      id: Number(times.slice(-2)),
      image: { alternativeText: alt, localFile___NODE: 'f', updatedAt: times },
    },
  };
  const post = { ...entity, internal: { type: 'STRAPI_POST', content: JSON.stringify(entity) } };
  return recordContent({
    entries: [post as unknown as GatsbyNode],
    getNode: () => ({ internal: { contentDigest: file } }) as unknown as GatsbyNode,
    code: 'code',
    day: '2026-01-01',
    routes: ['/', '/blog/kites'],
    pages: {},
    weights: {},
  });
}

const digest = (post: Post = {}) => record(post).entries[0]?.digest;

describe('what a release says of its content', () => {
  it('names an entry by its type, its title and its own page', () => {
    expect(record().entries).toEqual([
      expect.objectContaining({
        type: 'post',
        documentId: 'p',
        title: 'Kites',
        path: '/blog/kites',
        publishedAt: null,
      }),
    ]);
  });

  it('leaves out the kept versions of policies, which no publish changes', () => {
    const kept = { documentId: 'v', internal: { type: 'STRAPI_POLICY_VERSION', content: '{}' } };
    const entries = [kept as unknown as GatsbyNode];
    const getNode = () => undefined;
    const read = { entries, getNode, code: 'code', day: '2026-01-01', routes: [], pages: {}, weights: {} };
    expect(recordContent(read).entries).toEqual([]);
  });

  it('treats an entry that was published again without a change as the same', () => {
    expect(digest({ times: '2026-02-07' })).toBe(digest());
  });

  it.each([{ title: 'Stars' }, { alt: 'A red kite' }, { file: 'other bytes' }])(
    'treats %j as another',
    (change) => {
      expect(digest(change)).not.toBe(digest());
    },
  );
});
