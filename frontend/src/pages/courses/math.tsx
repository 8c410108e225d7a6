import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { HeadSite } from '../../content/site/head';
import { readGrade } from '../../content/courses/read-course';
import { readPlan } from '../../content/courses/read-plan';
import { readListPage } from '../../content/pages/read-page';
import { ContentHead } from '../../layout/head/ContentHead';
import { describeGrade, describeList } from '../../layout/head/describe-courses';
import { MathsView } from '../../views/courses/MathsView';

const path = '/courses/math';

const read = ({ page }: Queries.MathsPageQuery) => readListPage(page, 'courses_math');

export default function MathsPage({ data }: PageProps<Queries.MathsPageQuery>) {
  return (
    <MathsView
      page={read(data)}
      grades={data.grades.nodes.map(readGrade)}
      plans={data.plans.nodes.map(readPlan)}
    />
  );
}

function describeGrades(site: HeadSite, { grades }: Queries.MathsPageQuery) {
  const courses = grades.nodes.map((node) => describeGrade(site, readGrade(node), path));
  return courses.length > 0 ? [describeList(courses)] : [];
}

export function Head({ data }: HeadProps<Queries.MathsPageQuery>) {
  return (
    <ContentHead data={data} path={path} band={read(data)} describe={(site) => describeGrades(site, data)} />
  );
}

export const query = graphql`
  query MathsPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "courses_math" }) {
      ...ListPageFields
    }
    grades: allStrapiCourse(
      filter: { kind: { eq: "maths_grade" } }
      sort: [{ grade: ASC }, { order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...GradeFields
      }
    }
    plans: allStrapiPlan(
      filter: { subject: { eq: "math" }, isUnlisted: { ne: true } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...PlanFields
      }
    }
  }
`;
