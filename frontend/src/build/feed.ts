interface FeedPost {
  slug: string;
  title: string;
  excerpt: string;
  firstPublishedOn: string | null;
  publishedAt: string | null;
  author: { name: string } | null;
  category: { title: string } | null;
}

interface FeedData {
  site: { siteMetadata: { siteUrl: string } };
  strapiSiteSetting: { brandName: string } | null;
  strapiPage: { title: string; lead: string | null } | null;
  allStrapiPost: { nodes: FeedPost[] };
}

const siteQuery = /* GraphQL */ `
  {
    site {
      siteMetadata {
        siteUrl
      }
    }
    strapiSiteSetting {
      brandName
    }
    strapiPage(key: { eq: "blog" }) {
      title
      lead
    }
  }
`;

const postQuery = /* GraphQL */ `
  {
    allStrapiPost(sort: [{ firstPublishedOn: DESC }, { publishedAt: DESC }], limit: 50) {
      nodes {
        slug
        title
        excerpt
        firstPublishedOn
        publishedAt
        author {
          name
        }
        category {
          title
        }
      }
    }
  }
`;

const output = '/blog/rss.xml';

export function describeFeed({ query }: { query: FeedData }) {
  const { siteUrl } = query.site.siteMetadata;
  const brandName = query.strapiSiteSetting?.brandName ?? '';
  return {
    title: [brandName, query.strapiPage?.title ?? 'Blog'].filter(Boolean).join(': '),
    description: query.strapiPage?.lead ?? '',
    site_url: `${siteUrl}/blog`,
    feed_url: `${siteUrl}${output}`,
    language: 'en',
    generator: brandName,
  };
}

export function describeFeedItems({ query }: { query: FeedData }) {
  const { siteUrl } = query.site.siteMetadata;
  return query.allStrapiPost.nodes.map((post) => ({
    title: post.title,
    description: post.excerpt,
    url: `${siteUrl}/blog/${post.slug}`,
    guid: `${siteUrl}/blog/${post.slug}`,
    date: post.firstPublishedOn ?? post.publishedAt,
    ...(post.author ? { author: post.author.name } : {}),
    categories: post.category ? [post.category.title] : [],
  }));
}

/** Options of gatsby-plugin-feed: one feed of all posts, linked from the pages of the blog. */
export const feedOptions = {
  query: siteQuery,
  setup: describeFeed,
  feeds: [{ title: 'Blog', output, match: '^/blog', query: postQuery, serialize: describeFeedItems }],
};
