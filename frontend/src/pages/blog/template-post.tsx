import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PostContext } from '../../content/pages/page-context';
import { readClosing } from '../../content/pages/read-page';
import { readHeadSite, readSeo } from '../../content/site/read-head';
import { readPost } from '../../content/reading/read-post';
import { describePost } from '../../layout/head/describe-reading';
import { describeCrumbs } from '../../layout/head/describe-site';
import { PageHead } from '../../layout/head/PageHead';
import { PostView } from '../../views/blog/PostView';

function readPage({ post, related, setting }: Queries.PostPageQuery) {
  if (!post || !setting) throw new Error('The post is not published.');
  return readPost(post, related, setting.brandName);
}

export default function PostPage({ data }: PageProps<Queries.PostPageQuery, PostContext>) {
  return <PostView post={readPage(data)} closing={readClosing(data.page)} />;
}

export function Head({ data }: HeadProps<Queries.PostPageQuery, PostContext>) {
  const site = readHeadSite(data);
  const post = readPage(data);
  const seo = readSeo(data.post?.seo);
  const share = data.post?.cover?.share ?? null;
  const path = `/blog/${post.slug}`;
  const crumbs = [
    { name: 'Blog', path: '/blog' },
    { name: post.category.title, path: `/blog/category/${post.category.slug}` },
    { name: post.title, path },
  ];
  return (
    <PageHead
      site={site}
      path={path}
      seo={seo}
      title={post.title}
      description={post.excerpt}
      share={share}
      type="article"
      data={[describePost(site, post, seo.share ?? share), describeCrumbs(site, crumbs)]}
    />
  );
}

export const query = graphql`
  query PostPage($slug: String!, $related: [String!]!) {
    ...SiteFrame
    ...SiteHead
    post: strapiPost(slug: { eq: $slug }) {
      ...PostFields
      cover {
        share
      }
      seo {
        ...SeoFields
      }
    }
    page: strapiPage(key: { eq: "blog" }) {
      ...ClosingFields
    }
    related: postsBySlug(slugs: $related) {
      ...PostCardFields
    }
  }
`;
