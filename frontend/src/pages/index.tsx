import { headOfHome } from '@lanternway/contracts/site/page-heads';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FormPageContext } from '../content/pages/page-context';
import { readFront, readPublishedHome } from '../content/pages/read-front';
import { readHeadSite, readSeo } from '../content/site/read-head';
import { Invitation } from '../features/booking/invitation/Invitation';
import { describeProvider, describeSite } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { HomeView } from '../views/home/HomeView';

type HomePageProps = PageProps<Queries.HomePageQuery, FormPageContext>;

export default function HomePage({ data, pageContext }: HomePageProps) {
  const front = readFront(data);
  const invitation = (
    <Invitation popup={front.home.popup} policyVersion={pageContext.policyVersion} reach={front.site} />
  );
  return <HomeView {...front} invitation={invitation} />;
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const site = readHeadSite(data);
  const home = readPublishedHome(data);
  return (
    <PageHead
      site={site}
      path="/"
      seo={readSeo(data.home?.seo)}
      {...headOfHome(site.tagline, home)}
      share={data.home?.slides?.[0]?.picture?.share ?? null}
      data={[describeProvider(site), describeSite(site)]}
    />
  );
}

export const query = graphql`
  query HomePage {
    ...Front
    ...SiteHead
  }
`;
