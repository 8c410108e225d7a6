import type { CourseSubject } from './course';
import type { Picture } from '../blocks/picture';

export interface Teacher {
  slug: string;
  name: string;
  subject: CourseSubject;
  line: string;
  note: string | null;
  portrait: Picture;
}
