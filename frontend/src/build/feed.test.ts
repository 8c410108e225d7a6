import { describeFeed, describeFeedItems } from './feed';

const post = {
  slug: 'kites',
  title: 'Kites & angles',
  excerpt: 'How a kite turns.',
  firstPublishedOn: '2026-03-01',
  publishedAt: '2026-09-09T09:09:09.000Z',
  author: { name: 'Ananya R.' },
  category: { title: 'Maths' },
};

const query = {
  site: { siteMetadata: { siteUrl: 'https://example.org' } },
  strapiSiteSetting: { brandName: 'Provider' },
  strapiPage: { title: 'Blog', lead: 'What we write.' },
  allStrapiPost: { nodes: [post] },
};

describe('the feed of the blog', () => {
  it('is headed with the provider and the words of the blog', () => {
    expect(describeFeed({ query })).toMatchObject({
      title: 'Provider: Blog',
      description: 'What we write.',
      feed_url: 'https://example.org/blog/rss.xml',
    });
  });

  it('dates a post by its first publication', () => {
    expect(describeFeedItems({ query })[0]).toEqual({
      title: 'Kites & angles',
      description: 'How a kite turns.',
      url: 'https://example.org/blog/kites',
      guid: 'https://example.org/blog/kites',
      date: '2026-03-01',
      author: 'Ananya R.',
      categories: ['Maths'],
    });
  });

  it('takes a post whose author and category are not published', () => {
    const bare = { ...query, allStrapiPost: { nodes: [{ ...post, author: null, category: null }] } };
    const [item] = describeFeedItems({ query: bare });
    expect(item).toMatchObject({ categories: [] });
    expect(item).not.toHaveProperty('author');
  });

  it('stands while the entry of the blog page is not published', () => {
    expect(describeFeed({ query: { ...query, strapiPage: null } }).title).toBe('Provider: Blog');
  });
});
