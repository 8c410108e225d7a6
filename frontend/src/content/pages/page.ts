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
  closing: Closing;
}

/** The page of the teachers, and how somebody becomes one. */
export interface TeachersPage extends CareersPage {
  closing: Closing;
}

export interface InfoPage extends Band {
  sections: InfoSection[];
  facts: { value: string; label: string }[];
  stepsTitle: string | null;
  steps: { title: string; text: string }[];
  evidence: Link[];
  sample: Picture | null;
  closing: Closing;
}
