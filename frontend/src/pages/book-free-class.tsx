import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FormPageContext } from '../content/page-context';
import { readHeadSite, readSeo } from '../content/read-head';
import { readBookingPage } from '../content/read-page';
import { readSite } from '../content/read-site';
import { describeCrumbs } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { BookingView } from '../views/booking/BookingView';

const path = '/book-free-class';

type BookingPageProps = PageProps<Queries.BookFreeClassPageQuery, FormPageContext>;

export default function BookFreeClassPage({ data, pageContext }: BookingPageProps) {
  return (
    <BookingView
      page={readBookingPage(data.page)}
      reach={readSite(data)}
      policyVersion={pageContext.policyVersion}
    />
  );
}

export function Head({ data }: HeadProps<Queries.BookFreeClassPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readBookingPage(data.page);
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
  query BookFreeClassPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "book_free_class" }) {
      ...BookingPageFields
    }
  }
`;
