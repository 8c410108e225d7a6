import type { Picture } from '../blocks/picture';

export interface Affiliation {
  name: string;
  detail: string | null;
  mark: Picture;
  url: string | null;
}
