import type { Teacher } from '../../content/courses/teacher';
import { subjectNames } from './subject-names';

export interface TeacherChoice {
  subject: Teacher['subject'] | null;
  language: string | null;
}

/** Chooses all teachers. */
export const anyTeacher: TeacherChoice = { subject: null, language: null };

const subjects = Object.keys(subjectNames) as Teacher['subject'][];

/** The teachers of a subject who speak a language. */
export function chooseTeachers(teachers: Teacher[], { subject, language }: TeacherChoice): Teacher[] {
  return teachers.filter(
    (teacher) =>
      (subject === null || teacher.subject === subject) &&
      (language === null || teacher.languages.includes(language)),
  );
}

/** The subjects that have a teacher, in a fixed order. */
export function taughtSubjects(teachers: Teacher[]): Teacher['subject'][] {
  return subjects.filter((subject) => teachers.some((teacher) => teacher.subject === subject));
}

/** The languages of the teachers, most speakers first. */
export function spokenLanguages(teachers: Teacher[]): string[] {
  const speakers = new Map<string, number>();
  for (const language of teachers.flatMap(({ languages }) => languages)) {
    speakers.set(language, (speakers.get(language) ?? 0) + 1);
  }
  return [...speakers].sort(([, a], [, b]) => b - a).map(([language]) => language);
}
