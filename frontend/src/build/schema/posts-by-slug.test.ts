/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';
import { findPosts } from './posts-by-slug';

interface Asked {
  type: string;
  query: { filter: { slug: { eq: string } } };
}

type Resolve = (source: object, args: { slugs: string[] }, context: object) => Promise<unknown[]>;

const published = ['a', 'b', 'c'];

/** Finds as Gatsby's node model does, and notes what was asked. */
function finder() {
  const asked: Asked[] = [];
  const findOne = (one: Asked) => {
    asked.push(one);
    const { eq } = one.query.filter.slug;
    return Promise.resolve(published.includes(eq) ? { slug: eq } : null);
  };
  return { asked, context: { nodeModel: { findOne } } };
}

let resolve: Resolve;
findPosts({
  createResolvers: ({ Query }: { Query: { postsBySlug: { resolve: Resolve } } }) => {
    ({ resolve } = Query.postsBySlug);
  },
} as unknown as CreateResolversArgs);

it('finds posts in the order of their addresses, without those that are not published', async () => {
  const { context } = finder();
  expect(await resolve({}, { slugs: ['c', 'gone', 'a'] }, context)).toEqual([{ slug: 'c' }, { slug: 'a' }]);
});

it('asks for each post alone, so that a page depends on no other', async () => {
  const { asked, context } = finder();
  await resolve({}, { slugs: ['b'] }, context);
  expect(asked).toEqual([{ type: 'STRAPI_POST', query: { filter: { slug: { eq: 'b' } } } }]);
});
