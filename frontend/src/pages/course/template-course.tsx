import { headOfTrack } from '@lanternway/contracts/site/page-heads';
import { graphql, type HeadProps, type PageProps } from 'gatsby';
import type { CourseContext } from '../../content/pages/page-context';
import { readTrack } from '../../content/courses/read-course';
import { longerThan } from '../../features/pricing/longer/plan-savings';
import { readPlan } from '../../content/courses/read-plan';
import { readHeadSite, readSeo } from '../../content/site/read-head';
import { describeTrack, trackPath } from '../../layout/head/describe-courses';
import { describeCrumbs } from '../../layout/head/describe-site';
import { PageHead } from '../../layout/head/PageHead';
import { CourseNotFoundView } from '../../views/course/CourseNotFoundView';
import { CourseView } from '../../views/course/CourseView';

export default function CoursePage({ data, pageContext }: PageProps<Queries.CoursePageQuery, CourseContext>) {
  if (!data.track) return <CourseNotFoundView />;
  const track = readTrack(data.track, pageContext.index);
  return <CourseView track={track} longer={longerThan(track.bought, data.plans.nodes.map(readPlan))} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.CoursePageQuery, CourseContext>) {
  if (!data.track) return null;
  const site = readHeadSite(data);
  const track = readTrack(data.track, pageContext.index);
  const path = trackPath(track);
  const crumbs = [
    { name: 'Coding', path: '/courses/coding' },
    { name: track.title, path },
  ];
  return (
    <PageHead
      site={site}
      path={path}
      seo={readSeo(data.track.seo)}
      {...headOfTrack(track, track.ages)}
      data={[describeTrack(site, track), describeCrumbs(site, crumbs)]}
    />
  );
}

export const query = graphql`
  query CoursePage($slug: String!) {
    ...SiteFrame
    ...SiteHead
    plans: allStrapiPlan(filter: { subject: { eq: "coding" }, isUnlisted: { ne: true } }) {
      nodes {
        ...PlanFields
      }
    }
    track: strapiCourse(slug: { eq: $slug }) {
      ...TrackFields
      seo {
        ...SeoFields
      }
    }
  }
`;
