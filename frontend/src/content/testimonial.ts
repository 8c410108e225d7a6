import type { Picture } from './picture';

export interface Testimonial {
  name: string;
  role: 'teacher' | 'learner';
  about: string;
  quote: string;
  portrait: Picture;
}
