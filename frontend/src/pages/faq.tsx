import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readFaqGroups } from '../content/read-faq';
import { readHeadSite, readSeo } from '../content/read-head';
import { readBand } from '../content/read-page';
import { describeFaq } from '../layout/head/describe-reading';
import { describeCrumbs } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { FaqView } from '../views/faq/FaqView';

const path = '/faq';

const readGroups = ({ groups, faqs }: Queries.FaqPageQuery) => readFaqGroups(groups.nodes, faqs.nodes);

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  return <FaqView band={readBand(data.page, 'faq')} groups={readGroups(data)} />;
}

export function Head({ data }: HeadProps<Queries.FaqPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readBand(data.page, 'faq');
  const groups = readGroups(data);
  const crumbs = describeCrumbs(site, [{ name: title, path }]);
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(data.page?.seo)}
      title={title}
      description={lead}
      share={data.page?.picture?.share ?? null}
      data={groups.length > 0 ? [describeFaq(groups), crumbs] : [crumbs]}
    />
  );
}

export const query = graphql`
  query FaqPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "faq" }) {
      ...BandFields
    }
    groups: allStrapiFaqGroup(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...FaqGroupFields
      }
    }
    faqs: allStrapiFaq(sort: [{ order: ASC }, { question: ASC }]) {
      nodes {
        ...FaqFields
      }
    }
  }
`;
