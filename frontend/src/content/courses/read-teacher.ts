import { graphql } from 'gatsby';
import type { CourseSubject } from './course';
import { orMark, readMedia } from '../blocks/read-picture';
import { textOrNull } from '../blocks/text-or-null';
import type { Teacher } from './teacher';

export const teacherFragments = graphql`
  fragment TeacherFields on STRAPI_TEACHER {
    slug
    name
    subject
    teaches
    years
    languages
    line
    note
    portrait {
      ...PortraitMedia
    }
  }
`;

const readList = (text: string | null): string[] =>
  (text ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]));

export function readTeacher(teacher: Queries.TeacherFieldsFragment): Teacher {
  const { slug, name, line } = teacher;
  return {
    slug,
    name,
    subject: teacher.subject as CourseSubject,
    teaches: textOrNull(teacher.teaches),
    years: teacher.years,
    languages: readList(teacher.languages),
    line,
    note: textOrNull(teacher.note),
    portrait: orMark(readMedia(teacher.portrait, teacher.portrait?.alternativeText ?? name)),
  };
}
