import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readInfoPage } from '../content/pages/read-page';
import { ContentHead } from '../layout/head/ContentHead';
import { InfoView } from '../views/info/InfoView';

const read = ({ page }: Queries.CertificationPageQuery) => readInfoPage(page, 'certification');

export default function CertificationPage({ data }: PageProps<Queries.CertificationPageQuery>) {
  return <InfoView page={read(data)} variant="certification" />;
}

export function Head({ data }: HeadProps<Queries.CertificationPageQuery>) {
  return <ContentHead data={data} path="/certification" band={read(data)} />;
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
