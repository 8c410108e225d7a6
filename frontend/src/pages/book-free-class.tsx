import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FormPageContext } from '../content/pages/page-context';
import { readBookingPage } from '../content/pages/read-page';
import { readSite } from '../content/site/read-site';
import { ContentHead } from '../layout/head/ContentHead';
import { BookingView } from '../views/booking/BookingView';

const read = ({ page }: Queries.BookFreeClassPageQuery) => readBookingPage(page);

type BookingPageProps = PageProps<Queries.BookFreeClassPageQuery, FormPageContext>;

export default function BookFreeClassPage({ data, pageContext }: BookingPageProps) {
  return <BookingView page={read(data)} reach={readSite(data)} policyVersion={pageContext.policyVersion} />;
}

export function Head({ data }: HeadProps<Queries.BookFreeClassPageQuery>) {
  return <ContentHead data={data} path="/book-free-class" band={read(data)} />;
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
