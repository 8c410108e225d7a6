import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FormPageContext } from '../content/page-context';
import { readHeadSite, readSeo } from '../content/read-head';
import { readBand } from '../content/read-page';
import { readSite } from '../content/read-site';
import { describeCrumbs, describeProvider } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { ConnectView } from '../views/connect/ConnectView';

const path = '/connect';

type ConnectPageProps = PageProps<Queries.ConnectPageQuery, FormPageContext>;

export default function ConnectPage({ data, pageContext }: ConnectPageProps) {
  return (
    <ConnectView
      band={readBand(data.page, 'connect')}
      site={readSite(data)}
      policyVersion={pageContext.policyVersion}
    />
  );
}

export function Head({ data }: HeadProps<Queries.ConnectPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readBand(data.page, 'connect');
  const crumbs = [
    { name: 'Contact', path: '/contact' },
    { name: title, path },
  ];
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(data.page?.seo)}
      title={title}
      description={lead}
      share={data.page?.picture?.share ?? null}
      data={[describeProvider(site), describeCrumbs(site, crumbs)]}
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
