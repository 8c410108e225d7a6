import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { PolicyContext } from '../content/pages/page-context';
import { policyPaths } from '../content/reading/policy';
import { readHeadSite } from '../content/site/read-head';
import { readKeptPolicy, readVersions } from '../content/reading/read-policy';
import { PageHead } from '../layout/head/PageHead';
import { PolicyView } from '../views/legal/PolicyView';

/** A version of a policy as it was published, at a permanent address. */
export default function PolicyVersionPage({
  data,
  pageContext,
}: PageProps<Queries.PolicyVersionPageQuery, PolicyContext>) {
  const { document } = pageContext;
  return (
    <PolicyView
      policy={readKept(data)}
      versions={readVersions(data.versions.nodes, pageContext)}
      inForce={policyPaths[document]}
    />
  );
}

function readKept({ kept }: Queries.PolicyVersionPageQuery) {
  if (kept === null) throw new Error('A page was made of a version that is not kept.');
  return readKeptPolicy(kept);
}

export function Head({ data, location }: HeadProps<Queries.PolicyVersionPageQuery, PolicyContext>) {
  const site = readHeadSite(data);
  const { title, version } = readKept(data);
  return (
    <PageHead
      site={site}
      path={location.pathname}
      title={`${title}, version ${String(version)}`}
      description={`${title} of ${site.legalName} as it was published as version ${String(version)}.`}
      isIndexed={false}
    />
  );
}

export const query = graphql`
  query PolicyVersionPage($document: String!, $version: Int!, $today: Date!) {
    ...SiteFrame
    ...SiteHead
    kept: strapiPolicyVersion(document: { eq: $document }, version: { eq: $version }) {
      ...PolicyVersionFields
    }
    versions: allStrapiPolicyVersion(filter: { document: { eq: $document }, effectiveOn: { lte: $today } }) {
      nodes {
        ...PolicyVersionLink
      }
    }
  }
`;
