import type { Picture } from '../blocks/picture';

export interface Testimonial {
  name: string;
  role: 'parent' | 'teacher' | 'learner';
  about: string;
  quote: string;
  portrait: Picture;
}
