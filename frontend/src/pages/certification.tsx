import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readInfoPage } from '../content/pages/read-info';
import { readSite } from '../content/site/read-site';
import { ContentHead } from '../layout/head/ContentHead';
import { CertificationView } from '../views/info/certification/CertificationView';

const read = ({ page }: Queries.CertificationPageQuery) => readInfoPage(page, 'certification');

export default function CertificationPage({ data }: PageProps<Queries.CertificationPageQuery>) {
  return <CertificationView page={read(data)} logo={readSite(data).logo} />;
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
