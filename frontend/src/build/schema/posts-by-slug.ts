import type { CreateResolversArgs, Node } from 'gatsby';

interface PostFinder {
  nodeModel: {
    findOne(args: { type: string; query: object }): Promise<Node | null>;
  };
}

/**
 * The field `postsBySlug` of a query: the published posts with these addresses, in the order of the addresses. A page that
 * asks for them depends on these posts alone. A page that asks for `allStrapiPost` depends on every post, so its query
 * would run whenever any post changes.
 */
export const postsBySlugField = 'postsBySlug(slugs: [String!]!): [STRAPI_POST!]!';

async function resolvePosts(
  _source: unknown,
  { slugs }: { slugs: readonly string[] },
  { nodeModel }: PostFinder,
): Promise<Node[]> {
  const find = (slug: string) =>
    nodeModel.findOne({ type: 'STRAPI_POST', query: { filter: { slug: { eq: slug } } } });
  const found = await Promise.all(slugs.map(find));
  return found.filter((post) => post !== null);
}

export function findPosts({ createResolvers }: Pick<CreateResolversArgs, 'createResolvers'>): void {
  createResolvers({
    Query: {
      postsBySlug: { type: '[STRAPI_POST!]!', args: { slugs: '[String!]!' }, resolve: resolvePosts },
    },
  });
}
