import type { Link } from '../blocks/link';
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
  /** The words of the button that leads to the form, and of the one that closes it. */
  bookLabel: string;
  laterLabel: string;
  /** After so many milliseconds of the visit it opens. */
  afterMs: number;
  /** Whether it opens again in a later visit, in a new tab. */
  opensAgain: boolean;
  picture: Picture | null;
}

export interface Home {
  headline: string;
  tagline: string;
  /** One or two; the first is the bright one. */
  buttons: Link[];
  slides: { label: string; picture: Picture }[];
  pricing: { title: string; lead: string; refundNote: string };
  satellite: Satellite | null;
  affiliationsTitle: string;
  testimonialsTitle: string;
  /** Null if staff removed it: then nothing opens by itself. */
  popup: Popup | null;
}
