import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FormPageContext } from '../content/pages/page-context';
import { readBand } from '../content/pages/read-page';
import { readSite } from '../content/site/read-site';
import { ContentHead } from '../layout/head/ContentHead';
import { describeProvider } from '../layout/head/describe-site';
import { ConnectView } from '../views/connect/ConnectView';

const read = ({ page }: Queries.ConnectPageQuery) => readBand(page, 'connect');

type ConnectPageProps = PageProps<Queries.ConnectPageQuery, FormPageContext>;

export default function ConnectPage({ data, pageContext }: ConnectPageProps) {
  return <ConnectView band={read(data)} site={readSite(data)} policyVersion={pageContext.policyVersion} />;
}

export function Head({ data }: HeadProps<Queries.ConnectPageQuery>) {
  return (
    <ContentHead
      data={data}
      path="/connect"
      band={read(data)}
      parents={[{ name: 'Contact', path: '/contact' }]}
      describe={(site) => [describeProvider(site)]}
    />
  );
}

export const query = graphql`
  query ConnectPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "connect" }) {
      ...BandFields
    }
  }
`;
