import type { Picture } from './picture';

export interface Satellite {
  title: string;
  lead: string;
  facts: string[];
  buttonLabel: string;
  picture: Picture;
}

export interface Home {
  headline: string;
  tagline: string;
  slides: { label: string; picture: Picture }[];
  pricing: { title: string; lead: string; refundNote: string };
  satellite: Satellite | null;
  affiliationsTitle: string;
  testimonialsTitle: string;
}
