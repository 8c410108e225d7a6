import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FormPageContext } from '../content/pages/page-context';
import { readFront } from '../content/pages/read-front';
import { readHeadSite, readSeo } from '../content/site/read-head';
import { OpenBooking } from '../features/booking/invitation/OpenBooking';
import { PageHead } from '../layout/head/PageHead';
import { HomeView } from '../views/home/HomeView';

type FreeModalPageProps = PageProps<Queries.FreeModalPageQuery, FormPageContext>;

/** Home with the form for a free class open (product rule A3). For search engines it is home. */
export default function FreeModalPage({ data, pageContext }: FreeModalPageProps) {
  const front = readFront(data);
  const booking = <OpenBooking policyVersion={pageContext.policyVersion} reach={front.site} />;
  return <HomeView {...front} invitation={booking} />;
}

export function Head({ data }: HeadProps<Queries.FreeModalPageQuery>) {
  return (
    <PageHead
      site={readHeadSite(data)}
      path="/"
      seo={readSeo(data.home?.seo)}
      title="Book a free class"
      description="Book one live class for your child, free of charge."
      share={data.home?.slides?.[0]?.picture?.share ?? null}
    />
  );
}

export const query = graphql`
  query FreeModalPage {
    ...Front
    ...SiteHead
  }
`;
