import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { HeadSite } from '../../content/site/head';
import { readShortCourse, readTrack } from '../../content/courses/read-course';
import { readPlan } from '../../content/courses/read-plan';
import { readListPage } from '../../content/pages/read-page';
import { ContentHead } from '../../layout/head/ContentHead';
import { describeList, describeShortCourse, describeTrack } from '../../layout/head/describe-courses';
import { CodingView } from '../../views/courses/CodingView';

const path = '/courses/coding';

const read = ({ page }: Queries.CodingPageQuery) => readListPage(page, 'courses_coding');

export default function CodingPage({ data }: PageProps<Queries.CodingPageQuery>) {
  return (
    <CodingView
      page={read(data)}
      tracks={data.tracks.nodes.map(readTrack)}
      shortCourses={data.shortCourses.nodes.map(readShortCourse)}
      plans={data.plans.nodes.map(readPlan)}
    />
  );
}

function describeCourses(site: HeadSite, { tracks, shortCourses }: Queries.CodingPageQuery) {
  const courses = [
    ...tracks.nodes.map((node, index) => describeTrack(site, readTrack(node, index))),
    ...shortCourses.nodes.map((node) => describeShortCourse(site, readShortCourse(node), path)),
  ];
  return courses.length > 0 ? [describeList(courses)] : [];
}

export function Head({ data }: HeadProps<Queries.CodingPageQuery>) {
  return (
    <ContentHead data={data} path={path} band={read(data)} describe={(site) => describeCourses(site, data)} />
  );
}

export const query = graphql`
  query CodingPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "courses_coding" }) {
      ...ListPageFields
    }
    tracks: allStrapiCourse(filter: { kind: { eq: "coding_plan" } }, sort: [{ order: ASC }, { title: ASC }]) {
      nodes {
        ...TrackFields
      }
    }
    shortCourses: allStrapiCourse(
      filter: { kind: { eq: "short_course" } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...ShortCourseFields
      }
    }
    plans: allStrapiPlan(
      filter: { subject: { eq: "coding" }, isUnlisted: { ne: true } }
      sort: [{ order: ASC }, { title: ASC }]
    ) {
      nodes {
        ...PlanFields
      }
    }
  }
`;
