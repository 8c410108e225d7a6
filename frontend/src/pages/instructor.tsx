import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { FormPageContext } from '../content/pages/page-context';
import { readCareersPage } from '../content/pages/read-page';
import { ContentHead } from '../layout/head/ContentHead';
import { InstructorView } from '../views/instructor/InstructorView';

const read = ({ page }: Queries.InstructorPageQuery) => readCareersPage(page);

type InstructorPageProps = PageProps<Queries.InstructorPageQuery, FormPageContext>;

export default function InstructorPage({ data, pageContext }: InstructorPageProps) {
  return <InstructorView page={read(data)} policyVersion={pageContext.policyVersion} />;
}

export function Head({ data }: HeadProps<Queries.InstructorPageQuery>) {
  return <ContentHead data={data} path="/instructor" band={read(data)} />;
}

export const query = graphql`
  query InstructorPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "instructor" }) {
      ...CareersPageFields
    }
  }
`;
