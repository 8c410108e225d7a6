import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readPlan } from '../../content/courses/read-plan';
import { readInfoPage } from '../../content/pages/read-info';
import { ContentHead } from '../../layout/head/ContentHead';
import { OneToOneView } from '../../views/info/one-to-one/OneToOneView';

const read = ({ page }: Queries.OneToOnePageQuery) => readInfoPage(page, 'one_to_one');

export default function OneToOnePage({ data }: PageProps<Queries.OneToOnePageQuery>) {
  return <OneToOneView page={read(data)} plans={data.plans.nodes.map(readPlan)} />;
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
    plans: allStrapiPlan(filter: { isUnlisted: { ne: true } }, sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...PlanFields
      }
    }
  }
`;
