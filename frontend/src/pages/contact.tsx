import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readHeadSite, readSeo } from '../content/read-head';
import { readBand } from '../content/read-page';
import { readSite } from '../content/read-site';
import { describeCrumbs, describeProvider } from '../layout/head/describe-site';
import { PageHead } from '../layout/head/PageHead';
import { ContactView } from '../views/contact/ContactView';

const path = '/contact';

export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  return <ContactView band={readBand(data.page, 'contact')} site={readSite(data)} />;
}

export function Head({ data }: HeadProps<Queries.ContactPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readBand(data.page, 'contact');
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(data.page?.seo)}
      title={title}
      description={lead}
      share={data.page?.picture?.share ?? null}
      data={[describeProvider(site), describeCrumbs(site, [{ name: title, path }])]}
    />
  );
}

export const query = graphql`
  query ContactPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "contact" }) {
      ...BandFields
    }
  }
`;
