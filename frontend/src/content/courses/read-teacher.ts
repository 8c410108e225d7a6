import { graphql } from 'gatsby';
import type { CourseSubject } from './course';
import { orMark, readMedia } from '../blocks/read-picture';
import type { Teacher } from './teacher';

export const teacherFragments = graphql`
  fragment TeacherFields on STRAPI_TEACHER {
    slug
    name
    subject
    line
    note
    portrait {
      ...PortraitMedia
    }
  }
`;

export function readTeacher(teacher: Queries.TeacherFieldsFragment): Teacher {
  const { slug, name, line } = teacher;
  return {
    slug,
    name,
    subject: teacher.subject as CourseSubject,
    line,
    note: teacher.note?.trim() ? teacher.note : null,
    portrait: orMark(readMedia(teacher.portrait, teacher.portrait?.alternativeText ?? name)),
  };
}
