import type { LinkSeed, PictureSeed, SeoSeed } from './types';

export interface HomePageSeed {
  headline: string;
  tagline: string;
  buttons: LinkSeed[];
  slides: { label: string; picture: PictureSeed }[];
  pricingTitle: string;
  pricingLead: string;
  pricingRefundNote: string;
  satellite: {
    title: string;
    lead: string;
    facts: { text: string }[];
    buttonLabel: string;
    picture: PictureSeed;
  };
  affiliationsTitle: string;
  testimonialsTitle: string;
  popup: {
    title: string;
    text: string;
    buttonLabel: string;
    laterLabel: string;
    afterSeconds: number;
    frequency: 'once' | 'each_visit';
    picture: PictureSeed;
  };
  seo?: SeoSeed;
}
