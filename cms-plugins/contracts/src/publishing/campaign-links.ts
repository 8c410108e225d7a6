import { object, string, type InferType } from 'yup';
import { listOf, shape, text } from '../wire/shape.js';
import { entryFields } from './entry-link.js';

/* Links to a page that say which campaign a parent comes from. */

/** The most links of one landing page. */
export const maxCampaignLinks = 200;

/** The length of each of their words. */
export const campaignWordLength = 60;

/** A word as reports compare it, letter by letter: 'Spring Flyer' is 'spring-flyer'. */
export const campaignWord = (typed: string): string => typed.trim().toLowerCase().replace(/\s+/g, '-');

export interface CampaignWords {
  source: string;
  medium: string;
  /** '' if it is left out. */
  content: string;
  campaign: string;
}

/** The address of a page with the words of a campaign. @param page the full address of the page */
export function campaignAddress(page: string, { source, medium, content, campaign }: CampaignWords): string {
  const words = { source, medium, campaign, content };
  const query = Object.entries(words)
    .filter(([, word]) => word !== '')
    .map(([name, word]) => `utm_${name}=${encodeURIComponent(word)}`);
  return `${page}?${query.join('&')}`;
}

export const campaignLink = shape('CampaignLink', {
  id: text(),
  /** The full address, with the words below. */
  address: text(),
  source: text(),
  medium: text(),
  /** '' if it was left out. */
  content: text(),
  campaign: text(),
  at: text(),
  by: text().nullable(),
});

export type CampaignLink = InferType<typeof campaignLink>;

export const campaignLinks = shape('CampaignLinks', {
  /** The full address of the page; null where the entry has no campaign links, or no address yet. */
  page: text().nullable(),
  /** The campaign that the next link names. */
  campaign: text(),
  /** The newest first. */
  links: listOf(campaignLink),
});

export type CampaignLinks = InferType<typeof campaignLinks>;

export const campaignSentences = {
  source: 'Say where the link will stand, such as instagram.',
  medium: 'Say what kind of link it is, such as post or flyer.',
  letters: 'Use letters, digits, spaces, hyphens, dots and underscores.',
  tooLong: `At most ${String(campaignWordLength)} characters.`,
  none: 'This entry has no campaign links: give it an address and save it first.',
  notAllowed: 'Your role may not change this page, so it may not make links for it.',
  full: `A page has at most ${String(maxCampaignLinks)} links.`,
} as const;

const word = () =>
  string()
    .transform((typed: unknown) => (typeof typed === 'string' ? campaignWord(typed) : typed))
    .max(campaignWordLength, campaignSentences.tooLong)
    .matches(/^[\p{Script=Latin}0-9._-]*$/u, campaignSentences.letters);

export const campaignLinkRequest = object({
  ...entryFields,
  source: word().required(campaignSentences.source),
  medium: word().required(campaignSentences.medium),
  content: word().default(''),
});

export type CampaignLinkRequest = InferType<typeof campaignLinkRequest>;
