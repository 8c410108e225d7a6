import { blogListRoutes, postRoutes } from './blog-routes';
import type { RoutePost } from './route-data';

const category = (slug: string) => ({ slug, title: slug.toUpperCase(), description: null });
const post = (slug: string, categorySlug: string | null): RoutePost => ({
  slug,
  category: categorySlug === null ? null : category(categorySlug),
});
const many = (count: number, categorySlug: string) =>
  Array.from({ length: count }, (_, index) => post(`${categorySlug}-${index}`, categorySlug));

describe('the lists of the blog', () => {
  it('have nine posts on a page', () => {
    const routes = blogListRoutes(many(19, 'maths'), []).filter(({ context }) => context.category === null);
    expect(routes.map(({ path }) => path)).toEqual(['/blog', '/blog/page/2', '/blog/page/3']);
    expect(routes.map(({ context }) => context.slugs.length)).toEqual([9, 9, 1]);
  });

  it('are there for each category that has a post', () => {
    const routes = blogListRoutes([...many(10, 'maths'), ...many(1, 'code')], []);
    expect(routes.map(({ path }) => path)).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/category/code',
      '/blog/category/maths',
      '/blog/category/maths/page/2',
    ]);
  });

  it('keep the address of a category that has lost its posts, unseen by search engines and not offered', () => {
    const routes = blogListRoutes(many(1, 'maths'), [category('maths'), category('robotics')]);
    expect(routes.map(({ path, context }) => [path, context.isPrivate ?? false])).toEqual([
      ['/blog', false],
      ['/blog/category/maths', false],
      ['/blog/category/robotics', true],
    ]);
    expect(routes[2]?.context.categories.map(({ slug }) => slug)).toEqual(['maths']);
  });

  it('keep one page when nothing is published', () => {
    const routes = blogListRoutes([], []);
    expect(routes).toHaveLength(1);
    expect(routes[0]).toMatchObject({ path: '/blog', context: { slugs: [], pageCount: 1, categories: [] } });
  });

  it('gather posts without a category in one of their own', () => {
    const routes = blogListRoutes([post('alone', null)], []);
    expect(routes.map(({ path }) => path)).toEqual(['/blog', '/blog/category/more']);
  });
});

describe('what to read next', () => {
  it('is of the same category, else the newest of the rest, never the post itself; the newest stands first', () => {
    const posts = [
      post('a', 'code'),
      post('b', 'maths'),
      post('c', 'maths'),
      post('d', 'code'),
      post('e', 'code'),
    ];
    const routes = postRoutes(posts);
    expect(routes.find(({ path }) => path === '/blog/c')?.context.related).toEqual(['a', 'b', 'd']);
  });

  it('is nothing when there is one post only', () => {
    expect(postRoutes([post('a', 'code')])[0]?.context.related).toEqual([]);
  });
});
