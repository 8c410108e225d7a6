import { checkRedirects, readRedirects } from './redirects';

const redirect = (to: string) => ({ from: '/old', to, permanent: true });
const pages = new Set(['/', '/faq']);

describe('published redirects', () => {
  it.each(['/faq', '/faq#fees', '/faq/', '/', 'https://elsewhere.org'])('may lead to %s', (to) => {
    expect(checkRedirects([redirect(to)], pages)).toEqual([]);
  });

  it('may not lead to nothing', () => {
    expect(checkRedirects([redirect('/gone')], pages)).toEqual([
      {
        path: '/old',
        check: 'redirect',
        text: 'The redirect leads to /gone, and there is no such page.',
        address: '/gone',
      },
    ]);
  });
});

describe('a redirect to a category', () => {
  const nodes = {
    STRAPI_CATEGORY: [
      { id: 'c1', slug: 'robots' },
      { id: 'c2', slug: 'empty' },
    ],
    STRAPI_POST: [{ id: 'p1', category___NODE: 'c1' }],
    STRAPI_REDIRECT: ['robots', 'empty', 'gone'].map((slug) => ({
      from: `/${slug}`,
      to: `/blog/category/${slug}`,
      permanent: null,
    })),
  };

  it('leads to the blog while the category has no post, and to nothing where there is none', () => {
    const nodesOf = (type: string) => nodes[type as keyof typeof nodes];
    expect(readRedirects(nodesOf as unknown as Parameters<typeof readRedirects>[0])).toEqual([
      { from: '/robots', to: '/blog/category/robots', permanent: true },
      { from: '/empty', to: '/blog', permanent: false },
      { from: '/gone', to: '/blog/category/gone', permanent: true },
    ]);
  });
});
