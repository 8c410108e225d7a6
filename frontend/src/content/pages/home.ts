import type { Picture } from '../blocks/picture';

export interface Satellite {
  title: string;
  lead: string;
  facts: string[];
  buttonLabel: string;
  picture: Picture;
}

/** The invitation to the free class, which appears some seconds after the first visit. */
export interface Popup {
  title: string;
  text: string;
  picture: Picture | null;
}

export interface Home {
  headline: string;
  tagline: string;
  slides: { label: string; picture: Picture }[];
  pricing: { title: string; lead: string; refundNote: string };
  satellite: Satellite | null;
  affiliationsTitle: string;
  testimonialsTitle: string;
  /** Null if staff removed it: then nothing opens by itself. */
  popup: Popup | null;
}
