import { graphql } from 'gatsby';
import { orMark, readMedia } from '../blocks/read-picture';
import type { CourseCard } from '../landing/landing';
import { readAges } from './read-course';

export const courseCardFragments = graphql`
  fragment CourseCardFields on STRAPI_COURSE {
    kind
    ...CourseFields
  }
`;

function hrefOf({ kind, slug }: Queries.CourseCardFieldsFragment): string {
  if (kind === 'coding_plan') return `/course/${slug}`;
  return kind === 'maths_grade' ? '/courses/math' : '/courses/coding';
}

/** A course of any kind on a card. */
export function readCourseCard(course: Queries.CourseCardFieldsFragment): CourseCard {
  const { title, summary, icon } = course;
  return { title, summary, href: hrefOf(course), ages: readAges(course), icon: orMark(readMedia(icon, '')) };
}
