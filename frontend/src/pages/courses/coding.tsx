import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { readShortCourse, readTrack } from '../../content/read-course';
import { readHeadSite, readSeo } from '../../content/read-head';
import { readBand } from '../../content/read-page';
import { describeList, describeShortCourse, describeTrack } from '../../layout/head/describe-courses';
import { describeCrumbs } from '../../layout/head/describe-site';
import { PageHead } from '../../layout/head/PageHead';
import { CodingView } from '../../views/courses/CodingView';

const path = '/courses/coding';

export default function CodingPage({ data }: PageProps<Queries.CodingPageQuery>) {
  return (
    <CodingView
      band={readBand(data.page, 'courses_coding')}
      tracks={data.tracks.nodes.map(readTrack)}
      shortCourses={data.shortCourses.nodes.map(readShortCourse)}
    />
  );
}

export function Head({ data }: HeadProps<Queries.CodingPageQuery>) {
  const site = readHeadSite(data);
  const { title, lead } = readBand(data.page, 'courses_coding');
  const courses = [
    ...data.tracks.nodes.map((node, index) => describeTrack(site, readTrack(node, index))),
    ...data.shortCourses.nodes.map((node) => describeShortCourse(site, readShortCourse(node), path)),
  ];
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
  query CodingPage {
    ...SiteFrame
    ...SiteHead
    page: strapiPage(key: { eq: "courses_coding" }) {
      ...BandFields
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
  }
`;
