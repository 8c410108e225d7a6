import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readHeadSite } from '../content/site/read-head';
import { readNotFound } from '../content/site/read-not-found';
import { PageHead } from '../layout/head/PageHead';
import { NotFoundView } from '../views/not-found/NotFoundView';

export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  return <NotFoundView {...readNotFound(data)} />;
}

export function Head({ data }: HeadProps<Queries.NotFoundPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/404"
      title="Page not found"
      description="There is no page at this address. Home is one step away."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query NotFoundPage {
    ...SiteFrame
    ...SiteHead
    ...NotFoundSetting
  }
`;
