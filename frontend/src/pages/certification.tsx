import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readHeadSite, readSeo } from '../content/read-head';
import { readInfoPage } from '../content/read-page';
import { describeCrumbs } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { InfoView } from '../views/info/InfoView';

const path = '/certification';

export default function CertificationPage({ data }: PageProps<Queries.CertificationPageQuery>) {
  return <InfoView page={readInfoPage(data.page, 'certification')} variant="certification" />;
}

export function Head({ data }: HeadProps<Queries.CertificationPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readInfoPage(data.page, 'certification');
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(data.page?.seo)}
      title={title}
      description={lead}
      share={data.page?.picture?.share ?? null}
      data={[describeCrumbs(site, [{ name: title, path }])]}
    />
  );
}

export const query = graphql`
  query CertificationPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "certification" }) {
      ...InfoPageFields
    }
  }
`;
