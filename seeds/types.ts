/**
 * The type of every seed record. Field names are those of the content types. A picture is named by its media key and a
 * related entry by its own key (slug or plan key); the engine turns both into identifiers.
 */
import type { Currency } from '@lanternway/contracts/money/money';
import type { PageKey } from '@lanternway/contracts/site/page-key';
import type { Block } from './blocks';
import type { MediaKey } from './media-keys';

export interface PictureSeed {
  image: MediaKey;
  /** What the picture shows in this place; if missing, screen readers read the medium's own alternative text. */
  alt?: string;
  focalX?: number;
  focalY?: number;
}

export interface SeoSeed {
  title?: string;
  description?: string;
  shareImage?: MediaKey;
}

export interface LinkSeed {
  label: string;
  href: string;
}

export interface PriceSeed {
  currency: Currency;
  amountMinor: number;
}

export type FeatureIcon =
  | 'video_camera'
  | 'exam'
  | 'certificate'
  | 'users_three'
  | 'medal'
  | 'code'
  | 'math_operations'
  | 'chalkboard_teacher';

export type BenefitIcon =
  'globe' | 'clock' | 'badge' | 'wallet' | 'certificate' | 'teacher' | 'people' | 'medal';

export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

export interface SiteSettingSeed {
  brandName: string;
  tagline: string;
  footerNote?: string;
  legalName: string;
  email: string;
  phone: string;
  address?: string;
  chatUrl?: string;
  chatLabel?: string;
  chatAnswer?: string;
  mailAnswer?: string;
  deskZone?: string;
  deskHours?: { day: Weekday; opens: string; closes: string }[];
  socials: { network: 'facebook' | 'instagram' | 'youtube' | 'linkedin'; url: string }[];
  logo?: MediaKey;
  logoOnDark?: MediaKey;
  icon?: MediaKey;
  accountPicture?: MediaKey;
  mascot?: MediaKey;
  mascotAsleep?: MediaKey;
  /** As in '#0a323c'. */
  headColour?: string;
  buttonColour?: string;
  topStripe?: string;
  middleStripe?: string;
  bottomStripe?: string;
  notFoundPicture?: MediaKey;
  notFoundText?: string;
  seo: SeoSeed;
  titleSuffix?: string;
}

export interface PlanSeed {
  title: string;
  key: string;
  subject: 'coding' | 'math';
  sessions: number;
  sessionMinutes: number;
  months: number;
  features: { label: string; icon: FeatureIcon }[];
  prices: PriceSeed[];
  /** Sold on campaign pages only. */
  isUnlisted?: boolean;
  order: number;
}

interface CourseBase {
  title: string;
  slug: string;
  order: number;
  summary: string;
  description?: string;
  icon: MediaKey;
  seo?: SeoSeed;
}

export interface TrackSeed extends CourseBase {
  kind: 'coding_plan';
  subject: 'coding';
  minAge: number;
  maxAge: number;
  steps: { title: string; text: string }[];
  /** How long most children take. */
  usually: string;
  /** What a child can do afterwards, one thing on each line. */
  abilities: string;
  /** Key of the plan that sells the track. */
  soldAs: string;
}

export interface ShortCourseSeed extends CourseBase {
  kind: 'short_course';
  subject: 'coding' | 'maths' | 'robotics';
  minAge: number;
  maxAge: number;
  hours: 16 | 24;
  steps: { title: string; text: string }[];
  outcome: string;
  /** One thing on each line. */
  needs: string;
}

export interface GradeSeed extends CourseBase {
  kind: 'maths_grade';
  subject: 'maths';
  grade: number;
  minAge: number;
  maxAge: number;
  topics: { title: string }[];
  /** The end of 'After it, your child ...'. */
  outcome: string;
}

export interface TestimonialSeed {
  name: string;
  role: 'parent' | 'teacher' | 'learner';
  about: string;
  quote: string;
  portrait: MediaKey;
  order: number;
}

export interface FaqGroupSeed {
  title: string;
  slug: string;
  order: number;
}

export interface FaqSeed {
  question: string;
  answer: Block[];
  /** Slug of the group. */
  group: string;
  order: number;
}

export interface PolicySeed {
  title: string;
  document: 'privacy' | 'terms' | 'refund' | 'cancellation';
  version: number;
  /** ISO date, such as 2025-09-04. */
  effectiveOn: string;
  summary: { value: string; label: string }[];
  body: Block[];
  seo?: SeoSeed;
}

export interface AuthorSeed {
  name: string;
  slug: string;
  role?: string;
  bio?: string;
  portrait: MediaKey;
}

export interface CategorySeed {
  title: string;
  slug: string;
  description?: string;
}

export interface PostSeed {
  title: string;
  slug: string;
  excerpt: string;
  cover: PictureSeed;
  body: Block[];
  /** Slug of the author. */
  author: string;
  /** Slug of the category. */
  category: string;
  /** ISO date, such as 2026-11-12. */
  firstPublishedOn: string;
  seo?: SeoSeed;
}

export interface TeacherSeed {
  name: string;
  slug: string;
  subject: 'coding' | 'maths' | 'robotics';
  teaches?: string;
  years?: number;
  /** Separated by commas. */
  languages?: string;
  line: string;
  note?: string;
  portrait: MediaKey;
  order: number;
}

export interface AffiliationSeed {
  name: string;
  detail?: string;
  mark: MediaKey;
  url?: string;
  order: number;
}

export interface PageSeed {
  key: PageKey;
  title: string;
  lead: string;
  picture?: PictureSeed;
  sections?: { heading: string; body: Block[]; picture?: PictureSeed; link?: LinkSeed }[];
  facts?: { value: string; label: string }[];
  stepsTitle?: string;
  steps?: { title: string; text: string }[];
  benefitsTitle?: string;
  benefits?: { title: string; icon: BenefitIcon; text: string }[];
  evidence?: LinkSeed[];
  sample?: PictureSeed;
  accreditation?: {
    issuer: string;
    number: string;
    covers?: string;
    validFrom?: string;
    validUntil: string;
    link?: LinkSeed;
  };
  claims?: { letter: string; heading: string; text: string; proof: string; link?: LinkSeed }[];
  storyTitle?: string;
  storyLead?: string;
  beats?: {
    minute: number;
    title: string;
    text: string;
    shown?: Block[];
    picture?: PictureSeed;
    caption?: string;
    look: 'plain' | 'candle' | 'mint' | 'graph';
  }[];
  certificate?: {
    learner: string;
    line: string;
    course: string;
    learned: { text: string }[];
    day: string;
    teacher: string;
    number?: string;
  };
  pins?: { title: string; text: string }[];
  durationsTitle?: string;
  durationsLead?: string;
  durations?: { course: string; usually: string; sessions: string; work: string }[];
  notesTitle?: string;
  notes?: { title: string; text: string }[];
  closing?: { title: string; text?: string; link: LinkSeed; second?: LinkSeed };
  seo?: SeoSeed;
}

export interface RedirectSeed {
  from: string;
  to: string;
  permanent: boolean;
}
