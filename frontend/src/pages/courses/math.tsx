import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readGrade } from '../../content/read-course';
import { readHeadSite, readSeo } from '../../content/read-head';
import { readBand } from '../../content/read-page';
import { describeGrade, describeList } from '../../layout/head/describe-courses';
import { describeCrumbs } from '../../layout/head/describe-site';
import { PageHead } from '../../layout/head/PageHead';
import { MathsView } from '../../views/courses/MathsView';

const path = '/courses/math';

export default function MathsPage({ data }: PageProps<Queries.MathsPageQuery>) {
  return <MathsView band={readBand(data.page, 'courses_math')} grades={data.grades.nodes.map(readGrade)} />;
}

export function Head({ data }: HeadProps<Queries.MathsPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readBand(data.page, 'courses_math');
  const courses = data.grades.nodes.map((node) => describeGrade(site, readGrade(node), path));
  const crumbs = describeCrumbs(site, [{ name: title, path }]);
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(data.page?.seo)}
      title={title}
      description={lead}
      share={data.page?.picture?.share ?? null}
      data={courses.length > 0 ? [describeList(courses), crumbs] : [crumbs]}
    />
  );
}

export const query = graphql`
  query MathsPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "courses_math" }) {
      ...BandFields
    }
    grades: allStrapiCourse(
      filter: { kind: { eq: "maths_grade" } }
      sort: [{ grade: ASC }, { order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...GradeFields
      }
    }
  }
`;
