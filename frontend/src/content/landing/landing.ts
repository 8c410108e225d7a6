import type { Course } from '@lanternway/contracts/enquiries/site';
import type { Blocks } from '../blocks/blocks';
import type { Link } from '../blocks/link';
import type { Picture } from '../blocks/picture';
import type { AgeRange } from '../courses/course';
import type { Plan } from '../courses/plan';
import type { Teacher } from '../courses/teacher';
import type { CareersPage, Note } from '../pages/page';
import type { Affiliation } from '../pages/affiliation';
import type { Testimonial } from '../pages/testimonial';
import type { FaqQuestion } from '../reading/faq';
import type { Ground } from './grounds';

/** A course on a card. */
export interface CourseCard {
  title: string;
  summary: string;
  /** The page that has more about it. */
  href: string;
  ages: AgeRange | null;
  icon: Picture;
}

/** The form of a landing page. What staff left empty has the usual words. */
export interface LandingForm {
  title: string;
  lead: string | null;
  points: string[];
  sends: 'free-class' | 'message';
  /** Asked of the parent if null. */
  course: Course | null;
  needsPhone: boolean;
  button: string | null;
  thanksTitle: string | null;
  thanksText: string | null;
  /** Where the thanks lead on to; null where the parent stays. */
  next: string | null;
}

export interface TableRow {
  first: string;
  second: string;
  third: string | null;
}

/** A video of the site's own. */
export interface Video {
  file: string;
  /** 'video/mp4' */
  type: string;
  /** The address of the WebVTT file. */
  captions: string;
  poster: Picture;
}

interface Titled {
  title: string;
  lead: string | null;
}

/** A block between the opening and the end of a page. */
export type LandingBlock =
  | { kind: 'text'; title: string | null; body: Blocks }
  | {
      kind: 'picture-text';
      title: string;
      body: Blocks;
      picture: Picture;
      side: 'left' | 'right';
      link: Link | null;
    }
  | (Titled & { kind: 'benefits'; items: CareersPage['benefits'] })
  | (Titled & { kind: 'steps'; items: Note[] })
  | { kind: 'facts'; title: string | null; items: { value: string; label: string }[] }
  | (Titled & { kind: 'plans'; plans: Plan[] })
  | (Titled & { kind: 'courses'; courses: CourseCard[] })
  | (Titled & { kind: 'teachers'; teachers: Teacher[] })
  | { kind: 'testimonials'; title: string; testimonials: Testimonial[] }
  | { kind: 'faq'; title: string; questions: FaqQuestion[] }
  | { kind: 'logos'; title: string; affiliations: Affiliation[] }
  | (Titled & { kind: 'video'; video: Video })
  | (Titled & { kind: 'table'; heads: string[]; rows: TableRow[] })
  | (LandingForm & { kind: 'form' })
  | { kind: 'closing'; title: string; text: string | null; link: Link };

export interface PlacedBlock {
  /** The same at every drawing of the page. */
  key: string;
  ground: Ground;
  block: LandingBlock;
}

/** How a page opens: its title is there in any case. */
export interface Opening {
  title: string;
  lead: string;
  eyebrow: string | null;
  picture: Picture | null;
  button: Link | null;
}

export interface LandingPage {
  slug: string;
  opening: Opening;
  blocks: PlacedBlock[];
  campaign: string | null;
}
