import { graphql, type HeadProps } from 'gatsby';
import { readHeadSite } from '../content/site/read-head';
import { PageHead } from '../layout/head/PageHead';
import { CancelView } from '../views/result/ResultViews';

export default function CancelPage() {
  return <CancelView />;
}

export function Head({ data }: HeadProps<Queries.CancelPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/cancel"
      title="Payment cancelled"
      description="A payment that was not completed, and the way to try it once more."
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query CancelPage {
    ...SiteFrame
    ...SiteHead
  }
`;
