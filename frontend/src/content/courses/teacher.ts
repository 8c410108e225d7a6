import type { CourseSubject } from './course';
import type { Picture } from '../blocks/picture';

export interface Teacher {
  slug: string;
  name: string;
  subject: CourseSubject;
  /** Who they teach, as in 'Grades 1 to 6'. */
  teaches: string | null;
  years: number | null;
  languages: string[];
  line: string;
  note: string | null;
  portrait: Picture;
}
