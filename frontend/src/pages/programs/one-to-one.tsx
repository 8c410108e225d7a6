import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readInfoPage } from '../../content/pages/read-page';
import { ContentHead } from '../../layout/head/ContentHead';
import { InfoView } from '../../views/info/InfoView';

const read = ({ page }: Queries.OneToOnePageQuery) => readInfoPage(page, 'one_to_one');

export default function OneToOnePage({ data }: PageProps<Queries.OneToOnePageQuery>) {
  return <InfoView page={read(data)} variant="one-to-one" />;
}

export function Head({ data }: HeadProps<Queries.OneToOnePageQuery>) {
  return <ContentHead data={data} path="/programs/one-to-one" band={read(data)} />;
}

export const query = graphql`
  query OneToOnePage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "one_to_one" }) {
      ...InfoPageFields
    }
  }
`;
