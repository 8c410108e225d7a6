import { graphql, type HeadProps } from 'gatsby';
import { readHeadSite } from '../content/site/read-head';
import { PageHead } from '../layout/head/PageHead';
import { SuccessView } from '../views/result/ResultViews';

export default function SuccessPage() {
  return <SuccessView />;
}

export function Head({ data }: HeadProps<Queries.SuccessPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/success"
      title="Your payment"
      description="What you have paid, and your receipt."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query SuccessPage {
    ...SiteFrame
    ...SiteHead
  }
`;
