import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readBand, readClosing } from '../content/pages/read-page';
import { readDesk } from '../content/site/read-desk';
import { readSite } from '../content/site/read-site';
import { ContentHead } from '../layout/head/ContentHead';
import { describeProvider } from '../layout/head/describe-site';
import { ContactView } from '../views/contact/ContactView';

const read = ({ page }: Queries.ContactPageQuery) => readBand(page, 'contact');

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return (
    <ContactView
      band={read(data)}
      site={readSite(data)}
      desk={readDesk(data.desk)}
      closing={readClosing(data.page)}
    />
  );
}

export function Head({ data }: HeadProps<Queries.ContactPageQuery>) {
  return (
    <ContentHead
      data={data}
      path="/contact"
      band={read(data)}
      describe={(site) => [describeProvider(site)]}
    />
  );
}

export const query = graphql`
  query ContactPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "contact" }) {
      ...BandFields
      ...ClosingFields
    }
    desk: strapiSiteSetting {
      ...DeskFields
    }
  }
`;
