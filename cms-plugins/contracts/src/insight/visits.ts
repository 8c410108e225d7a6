/* POST /api/seen: a page of the site reports that it was looked at. It says nothing about who looks. */

export const seen = { method: 'POST', path: '/api/seen' } as const;

/** What a browser tells. */
export const toldEvents = [
  /** A page was in view for a second. */
  'view',
  /** Somebody began to fill in a form: they were in one of its fields. */
  'form_open',
  /** A form was not sent, because something in it was wrong or the server refused it. */
  'form_error',
  'form_sent',
  /** A plan was chosen on the price list. */
  'plan_chosen',
  /** The checkout showed what is to be paid. */
  'checkout_open',
] as const;

export type ToldEvent = (typeof toldEvents)[number];

/** What is counted. `visit`: the first thing that somebody did on a day, counted at its page. */
export const countedEvents = ['visit', ...toldEvents] as const;

export type CountedEvent = (typeof countedEvents)[number];

/** The largest body that is read, in bytes. */
export const longestBeacon = 1024;

/** Every text is cut to as many characters. */
export const longestPart = 100;

/** The body, as JSON. The answer is always 204 without a body. */
export interface Beacon {
  event: ToldEvent;
  /** Of the page, without query and fragment. */
  path: string;
  /** Where the visit came from, told with its first view: the host of the other site, and the `utm_` parts of the address. */
  referrer?: string;
  source?: string;
  medium?: string;
  campaign?: string;
}

/** The part of the privacy policy's page where somebody can object. */
export const objectionId = 'do-not-count';
