import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readFaqGroups } from '../content/reading/read-faq';
import { readBand, readClosing } from '../content/pages/read-page';
import { ContentHead } from '../layout/head/ContentHead';
import { describeFaq } from '../layout/head/describe-reading';
import { FaqView } from '../views/faq/FaqView';

const read = ({ page }: Queries.FaqPageQuery) => readBand(page, 'faq');

const readGroups = ({ groups, faqs }: Queries.FaqPageQuery) => readFaqGroups(groups.nodes, faqs.nodes);

export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  return <FaqView band={read(data)} groups={readGroups(data)} closing={readClosing(data.page)} />;
}

export function Head({ data }: HeadProps<Queries.FaqPageQuery>) {
  const groups = readGroups(data);
  return (
    <ContentHead
      data={data}
      path="/faq"
      band={read(data)}
      describe={() => (groups.length > 0 ? [describeFaq(groups)] : [])}
    />
  );
}

export const query = graphql`
  query FaqPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "faq" }) {
      ...BandFields
      ...ClosingFields
    }
    groups: allStrapiFaqGroup(sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...FaqGroupFields
      }
    }
    faqs: allStrapiFaq(sort: [{ order: ASC }, { question: ASC }]) {
      nodes {
        ...FaqFields
      }
    }
  }
`;
