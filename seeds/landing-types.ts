import type { Block } from './blocks';
import type { BenefitIcon, LinkSeed, PictureSeed, SeoSeed } from './types';

interface OnGround {
  ground?: 'paper' | 'graph' | 'candle';
}

interface Titled extends OnGround {
  title: string;
  lead?: string;
}

/** A block of a landing page. */
export type LandingBlockSeed =
  | { __component: 'block.hero'; eyebrow?: string; picture: PictureSeed; button?: LinkSeed }
  | (OnGround & { __component: 'block.text'; title?: string; body: Block[] })
  | (OnGround & {
      __component: 'block.picture-text';
      title: string;
      body: Block[];
      picture: PictureSeed;
      side: 'left' | 'right';
      link?: LinkSeed;
    })
  | (Titled & {
      __component: 'block.benefits';
      items: { title: string; icon: BenefitIcon; text: string }[];
    })
  | (Titled & { __component: 'block.steps'; items: { title: string; text: string }[] })
  | { __component: 'block.facts'; title?: string; items: { value: string; label: string }[] }
  /** Keys of plans. */
  | (Titled & { __component: 'block.plans'; plans: string[] })
  /** Slugs. */
  | (Titled & { __component: 'block.courses'; courses: string[] })
  | (Titled & { __component: 'block.teachers'; teachers: string[] })
  /** Names. */
  | (OnGround & { __component: 'block.testimonials'; title: string; testimonials: string[] })
  | (OnGround & { __component: 'block.faq'; title: string; questions: string[] })
  | (Titled & {
      __component: 'block.table';
      firstHead: string;
      secondHead: string;
      thirdHead?: string;
      rows: { first: string; second: string; third?: string }[];
    })
  | (Titled & {
      __component: 'block.form';
      points?: { text: string }[];
      sends?: 'free-class' | 'message';
      course?: 'coding' | 'math';
      needsPhone?: boolean;
      button?: string;
      thanksTitle?: string;
      thanksText?: string;
      next?: string;
    })
  | { __component: 'block.closing'; title: string; text?: string; link: LinkSeed };

export interface LandingPageSeed {
  title: string;
  slug: string;
  lead: string;
  header: 'full' | 'quiet';
  blocks: LandingBlockSeed[];
  campaign?: string;
  isHidden?: boolean;
  seo?: SeoSeed;
}
