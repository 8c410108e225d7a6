import type { Blocks } from '../blocks/blocks';
import type { Link } from '../blocks/link';
import type { IconName } from '../../ui/art/icon-names';
import type { Picture } from '../blocks/picture';

export type { Link } from '../blocks/link';

/** The head of a page: its title, a sentence or two, a picture. */
export interface Band {
  title: string;
  lead: string;
  picture: Picture | null;
}

/** The end of a page, and where it leads. */
export interface Closing {
  title: string;
  text: string | null;
  link: Link;
  /** Another way on, for who is not ready for the first. */
  second: Link | null;
}

export interface InfoSection {
  heading: string;
  body: Blocks;
  picture: Picture | null;
  link: Link | null;
}

/** The page where a parent books a free class, and what follows the booking. */
export interface BookingPage extends Band {
  stepsTitle: string;
  steps: { title: string; text: string }[];
}

/** The careers page: why somebody would work here. */
export interface CareersPage extends Band {
  benefitsTitle: string;
  benefits: { title: string; icon: IconName; text: string }[];
}

/** A page that lists courses. */
export interface ListPage extends Band {
  steps: { title: string; text: string }[];
  /** On the coding page: the words and the picture over the short courses. */
  sections: InfoSection[];
  closing: Closing;
}

/** The page of the teachers, and how to become one. */
export interface TeachersPage extends CareersPage {
  closing: Closing;
}

/** A short text under a heading of its own. */
export interface Note {
  title: string;
  text: string;
}

/** What an outside body has confirmed; days are ISO dates. */
export interface Accreditation {
  issuer: string;
  number: string;
  covers: string | null;
  validFrom: string | null;
  validUntil: string;
  link: Link | null;
}

/** Something we claim about our teaching, and where to check it. */
export interface Claim {
  letter: string;
  heading: string;
  text: string;
  proof: string;
  link: Link | null;
}

/** A moment of a class, and what was said, written or drawn then. */
export interface Beat extends Note {
  minute: number;
  shown: Blocks;
  picture: Picture | null;
  caption: string | null;
  look: 'plain' | 'candle' | 'mint' | 'graph';
}

/** A sample certificate. */
export interface Certificate {
  learner: string;
  /** The words before the course. */
  line: string;
  course: string;
  learned: string[];
  /** ISO date. */
  day: string;
  teacher: string;
  number: string | null;
}

export interface InfoPage extends Band {
  sections: InfoSection[];
  facts: { value: string; label: string }[];
  stepsTitle: string | null;
  steps: Note[];
  evidence: Link[];
  sample: Picture | null;
  accreditation: Accreditation | null;
  claims: Claim[];
  storyTitle: string | null;
  storyLead: string | null;
  beats: Beat[];
  certificate: Certificate | null;
  /** What the numbers on the certificate mean. */
  pins: Note[];
  durationsTitle: string | null;
  durationsLead: string | null;
  durations: { course: string; usually: string; sessions: string; work: string }[];
  notesTitle: string | null;
  notes: Note[];
  closing: Closing;
}
