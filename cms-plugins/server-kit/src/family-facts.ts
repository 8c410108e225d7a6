import type { Currency } from '@lanternway/contracts/money/money';
import { readOrigin } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';

/* What families did, for those who count them. */

/** How somebody came to the site, as their browser sent it with a form. */
export interface Touch {
  page: string | null;
  referrer: string | null;
  campaign: Readonly<Record<string, string>> | null;
}

/** What a page said of the visit in which something was done, as far as it can be read. Null where it says nothing. */
export function touchIn(sent: unknown): Touch | null {
  const { page = null, referrer = null, campaign = null } = readOrigin(sent);
  return page === null && referrer === null && campaign === null ? null : { page, referrer, campaign };
}

/** A form that was sent; no application for a job. */
export interface LeadFact extends Touch {
  id: string;
  email: string;
  at: Date;
  /** False for what is taken for spam. */
  isCounted: boolean;
  /** The id of the one that it was merged into. */
  mergedInto: string | null;
  /** Of the form: 'landing', 'contact'. */
  form: string | null;
  course: string | null;
  /** IANA name of the browser's time zone. */
  zone: string | null;
  bookedAt: Date | null;
  attendedAt: Date | null;
  missedAt: Date | null;
  /** The first thing that a member of staff did about it. */
  repliedAt: Date | null;
  /** Document id of the entry of the teacher whose class it is, or was. */
  teacherKey: string | null;
  /** How the parent found us, as they answered in the form: a key of the answers. */
  heardFrom: string | null;
}

/** An account whose e-mail is confirmed. */
export interface AccountFact {
  email: string;
  at: Date;
  touch: Touch | null;
}

export interface OrderFact {
  /** Document id. */
  id: string;
  email: string;
  at: Date;
  touch: Touch | null;
  course: string;
  /** Two capital letters. */
  country: string | null;
  paidAt: Date | null;
  currency: Currency;
  capturedMinor: number;
  refundedMinor: number;
  /** Rupees for one unit of the currency on the day of payment, in millionths; null in rupees, and where none is known. */
  rupeeRate: number | null;
  /** The first refund that was done. */
  refundedAt: Date | null;
}

/** A table whose rows tell of families, in SQL. `$row` stands for the row. */
export interface WatchedTable {
  table: string;
  /** The e-mail of the family that the row is about; null if it is about none. */
  email: string;
  /** Whether the row's facts are remembered once the row is gone, for example by retention or erasure. */
  isKept: string;
}

/** What one plugin knows of families. */
export interface FamilyFacts<Fact> {
  watched: readonly WatchedTable[];
  /** All facts under these e-mails, which are in lower case. In the caller's transaction. */
  find: (emails: readonly string[]) => Promise<Fact[]>;
  /** All facts, in pages: those of the rows after this id. */
  list: (afterId: number) => Promise<{ facts: Fact[]; lastId: number | null }>;
}

/** Leads also know which were merged, whatever their e-mails. */
export interface LeadFacts extends FamilyFacts<LeadFact> {
  /** These e-mails, and those of all leads that are merged with one of theirs, by any number of steps. */
  familyOf: (emails: readonly string[]) => Promise<string[]>;
}

export const leadFactsOf = (strapi: Core.Strapi): LeadFacts => strapi.plugin('enquiries').service('families');
export const accountFactsOf = (strapi: Core.Strapi): FamilyFacts<AccountFact> =>
  strapi.plugin('accounts').service('families');
export const orderFactsOf = (strapi: Core.Strapi): FamilyFacts<OrderFact> =>
  strapi.plugin('payments').service('families');
