import { headOfList } from '@lanternway/contracts/site/page-heads';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { BlogListContext } from '../../content/pages/page-context';
import { readHeadSite, readSeo } from '../../content/site/read-head';
import { readBand, readClosing } from '../../content/pages/read-page';
import { readPostCard } from '../../content/reading/read-post';
import { describeCrumbs } from '../../layout/head/describe-site';
import { PageHead } from '../../layout/head/PageHead';
import { BlogListView } from '../../views/blog/BlogListView';

export default function BlogListPage({
  data,
  pageContext,
}: PageProps<Queries.BlogListPageQuery, BlogListContext>) {
  const { page, pageCount, category, categories } = pageContext;
  return (
    <BlogListView
      band={readBand(data.page, 'blog')}
      posts={data.posts.map(readPostCard)}
      page={page}
      pageCount={pageCount}
      categories={categories}
      closing={readClosing(data.page)}
      {...(category ? { category } : {})}
    />
  );
}

export function Head({ data, pageContext, location }: HeadProps<Queries.BlogListPageQuery, BlogListContext>) {
  const site = readHeadSite(data);
  const blog = readBand(data.page, 'blog');
  const { page, category } = pageContext;
  const isFront = category === null && page === 1;
  const { title: name } = headOfList(blog, category, 1);
  const path = location.pathname;
  return (
    <PageHead
      site={site}
      path={path}
      {...(isFront ? { seo: readSeo(data.page?.seo) } : {})}
      {...headOfList(blog, category, page)}
      share={data.page?.picture?.share ?? null}
      data={[
        describeCrumbs(site, [{ name: blog.title, path: '/blog' }, ...(isFront ? [] : [{ name, path }])]),
      ]}
    />
  );
}

export const query = graphql`
  query BlogListPage($slugs: [String!]!) {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "blog" }) {
      ...BandFields
      ...ClosingFields
    }
    posts: postsBySlug(slugs: $slugs) {
      ...PostCardFields
    }
  }
`;
