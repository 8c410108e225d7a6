import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readInfoPage } from '../../content/pages/read-page';
import { ContentHead } from '../../layout/head/ContentHead';
import { InfoView } from '../../views/info/InfoView';

const read = ({ page }: Queries.StemPageQuery) => readInfoPage(page, 'stem');

export default function StemPage({ data }: PageProps<Queries.StemPageQuery>) {
  return <InfoView page={read(data)} variant="stem" />;
}

export function Head({ data }: HeadProps<Queries.StemPageQuery>) {
  return <ContentHead data={data} path="/achievements/stem" band={read(data)} />;
}

export const query = graphql`
  query StemPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "stem" }) {
      ...InfoPageFields
    }
  }
`;
