import { headOfPolicy } from '@lanternway/contracts/site/page-heads';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PolicyContext } from '../content/pages/page-context';
import { readHeadSite, readSeo } from '../content/site/read-head';
import { readPolicy, readVersions, writePolicyNotice } from '../content/reading/read-policy';
import { readSite } from '../content/site/read-site';
import { describeCrumbs } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { PolicyView } from '../views/legal/PolicyView';

type Props = Pick<PageProps<Queries.PolicyPageQuery, PolicyContext>, 'data' | 'pageContext'>;

function readPage({ data, pageContext }: Props) {
  const { document, today } = pageContext;
  return data.policy ? readPolicy(data.policy) : writePolicyNotice(document, readSite(data), today);
}

export default function PolicyPage(props: PageProps<Queries.PolicyPageQuery, PolicyContext>) {
  const { data, pageContext } = props;
  return <PolicyView policy={readPage(props)} versions={readVersions(data.versions.nodes, pageContext)} />;
}

export function Head(props: HeadProps<Queries.PolicyPageQuery, PolicyContext>) {
  const { data, location } = props;
  const site = readHeadSite(data);
  const { title } = readPage(props);
  return (
    <PageHead
      site={site}
      path={location.pathname}
      seo={readSeo(data.policy?.seo)}
      {...headOfPolicy(title, site.legalName)}
      isIndexed={data.policy !== null}
      data={[describeCrumbs(site, [{ name: title, path: location.pathname }])]}
    />
  );
}

export const query = graphql`
  query PolicyPage($document: String!, $version: Int!, $today: Date!) {
    ...SiteFrame
    ...SiteHead
    policy: strapiPolicy(document: { eq: $document }, version: { eq: $version }) {
      ...PolicyFields
      seo {
        ...SeoFields
      }
    }
    versions: allStrapiPolicyVersion(filter: { document: { eq: $document }, effectiveOn: { lte: $today } }) {
      nodes {
        ...PolicyVersionLink
      }
    }
  }
`;
