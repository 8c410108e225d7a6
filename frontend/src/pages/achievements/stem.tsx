import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readHeadSite, readSeo } from '../../content/read-head';
import { readInfoPage } from '../../content/read-page';
import { describeCrumbs } from '../../layout/head/describe-site';
import { PageHead } from '../../layout/head/PageHead';
import { InfoView } from '../../views/info/InfoView';

const path = '/achievements/stem';

export default function StemPage({ data }: PageProps<Queries.StemPageQuery>) {
  return <InfoView page={readInfoPage(data.page, 'stem')} variant="stem" />;
}

export function Head({ data }: HeadProps<Queries.StemPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readInfoPage(data.page, 'stem');
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
  query StemPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "stem" }) {
      ...InfoPageFields
    }
  }
`;
