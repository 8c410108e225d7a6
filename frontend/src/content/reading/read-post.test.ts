import { readPost, readPostCard } from './read-post';

const post = {
  slug: 'kites',
  title: 'Kites',
  excerpt: 'How a kite turns.',
  minutes: 4,
  cover: null,
  category: { slug: 'maths', title: 'Maths' },
  firstPublishedOn: '2026-03-01T00:00:00.000Z',
  publishedAt: '2026-09-09T09:09:09.000Z',
  body: null,
  fields: null,
  author: null,
  updatedAt: '2026-09-08T08:08:08.000Z',
};

describe('a post', () => {
  it('is dated by its first publication', () => {
    expect(readPostCard(post).publishedOn).toBe('2026-03-01');
  });

  it('is dated by its publication when the first is not known', () => {
    expect(readPostCard({ ...post, firstPublishedOn: null }).publishedOn).toBe('2026-09-09');
  });

  it('stands under a category of its own while its category is not published', () => {
    expect(readPostCard({ ...post, category: null }).category).toEqual({ slug: 'more', title: 'More' });
  });

  it('is signed by the provider while its author is not published', () => {
    expect(readPost(post, [], 'Provider').author).toMatchObject({ name: 'Provider', role: null, bio: null });
  });
});
