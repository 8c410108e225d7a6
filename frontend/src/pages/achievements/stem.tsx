import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readStemPage } from '../../content/pages/read-info';
import { ContentHead } from '../../layout/head/ContentHead';
import { StemView } from '../../views/info/stem/StemView';

const read = ({ page }: Queries.StemPageQuery) => readStemPage(page);

export default function StemPage({ data }: PageProps<Queries.StemPageQuery>) {
  return <StemView page={read(data)} />;
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
