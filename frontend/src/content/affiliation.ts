import type { Picture } from './picture';

export interface Affiliation {
  name: string;
  detail: string | null;
  mark: Picture;
  url: string | null;
}
