import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readHeadSite, readSeo } from '../../content/read-head';
import { readInfoPage } from '../../content/read-page';
import { describeCrumbs } from '../../layout/head/describe-site';
import { PageHead } from '../../layout/head/PageHead';
import { InfoView } from '../../views/info/InfoView';

const path = '/programs/one-to-one';

export default function OneToOnePage({ data }: PageProps<Queries.OneToOnePageQuery>) {
  return <InfoView page={readInfoPage(data.page, 'one_to_one')} variant="one-to-one" />;
}

export function Head({ data }: HeadProps<Queries.OneToOnePageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readInfoPage(data.page, 'one_to_one');
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
  query OneToOnePage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "one_to_one" }) {
      ...InfoPageFields
    }
  }
`;
