/**
 * What one plugin offers another, by its name in Strapi's container. The types stand here once: the plugin that offers
 * a service checks it against them, and the plugins that use it import the accessor.
 */
import type { BrandColours } from '@lanternway/contracts/brand/colours';
import type { MailKind } from '@lanternway/contracts/mail/kinds';
import type { Core } from '@strapi/strapi';

export * from './platform-classes';

/** For the services of a plugin to satisfy: the container makes each of them once, from `strapi`. */
export type Offered<Services> = {
  [Name in keyof Services]: (context: { strapi: Core.Strapi }) => Services[Name];
};

/** What accounts offers. */
export interface AccountsServices {
  limits: RateLimits;
  personalData: PersonalDataRegistry;
  dataRequests: DataRequests;
}

/** What the log of staff offers. */
export interface AuditServices {
  deeds: {
    /** A line for the person who acts now, in the caller's transaction: they pressed Publish, and a second person is asked. */
    noteAsked: (entry: { uid: string; documentId: string; title: string }) => Promise<void>;
  };
}

/** What the mailer offers. */
export interface MailerServices {
  outbox: Outbox;
  brand: BrandReader;
}

/** The counts of accounts that other plugins use. How much each allows stands with the rules of accounts. */
export type SharedLimit =
  | 'form.address'
  | 'form.email'
  | 'resume.address'
  | 'class.times'
  | 'class.hold'
  | 'class.link'
  | 'payment.address'
  | 'payment.create'
  | 'payment.report'
  | 'payment.orders'
  | 'payment.receipt'
  | 'payment.request';

export type Allowance = { kind: 'free' } | { kind: 'over'; retryAfterS: number };

/** Not for use inside a transaction. Rejects with `ServiceBusyError` where the database does not answer. */
export interface RateLimits<Name extends string = SharedLimit> {
  /** Counts one. */
  take: (name: Name, key: string) => Promise<Allowance>;
  /** Counts one of each, even where one is over. Free only where all are; else the longest wait. */
  takeAll: (counted: (readonly [name: Name, key: string])[]) => Promise<Allowance>;
}

/** Whose data it is. */
export interface Person {
  /** Of the user; null where there is no account, or none any more. */
  id: number | null;
  email: string;
}

/** A part of the product that keeps something about parents, or about others who left their e-mail. */
export interface PersonalDataProvider {
  /** The name of its part in the file that a parent downloads. */
  name: string;
  /** What staff call it: 'Mails sent'. */
  title: string;
  /** How much of it there is, in pieces. */
  count: (person: Person) => Promise<number>;
  /** What it keeps, as JSON. */
  read: (person: Person) => Promise<unknown>;
  /**
   * Removes it, or everything in it that points to the person where the law asks for it to be kept. Runs in the
   * transaction that closes the account: when it throws, the account stays open.
   */
  erase: (person: Person) => Promise<void>;
  /** Runs once all parts have erased, in the same transaction, and removes what their changes have left behind. */
  afterwards?: (person: Person) => Promise<void>;
}

/** Each part of the product that keeps personal data registers its provider as it starts. */
export interface PersonalDataRegistry {
  register: (provider: PersonalDataProvider) => void;
  /** Calls this at each erasure, last in its transaction: if it throws, nothing is erased. */
  tell: (listener: (person: Person) => Promise<void>) => void;
}

/** What a part of the product keeps of somebody, for the staff to read: 'Mails sent', 12. */
export interface PersonalDataCount {
  /** Of the provider. */
  name: string;
  what: string;
  count: number;
}

/** What staff carry out for somebody who asks about their data. They need not have an account. */
export interface DataRequests {
  /** How much is kept under an e-mail, and since when there is an account. */
  find: (
    email: string,
  ) => Promise<{ account: { name: string; since: string } | null; parts: PersonalDataCount[] }>;
  /** Everything that is kept, as JSON, by the names of its parts. */
  read: (email: string) => Promise<Record<string, unknown>>;
  /** In the caller's transaction: when it throws, everything is to stay. True where it closed an account. */
  erase: (email: string) => Promise<boolean>;
}

export interface Mail {
  /** The same key is one mail, ever. It outlives the mail, so it names nobody. */
  key: string;
  /** What staff read in the list: 'Code to register'. Decides which of them see it. */
  kind: MailKind;
  to: string;
  content: MailContent;
  attachments?: MailAttachment[];
  /** Not delivered after this. */
  expiresAt?: Date;
  /** Content and subject are never shown to staff, are kept encrypted, and are removed once the mail is settled. */
  isSecret?: boolean;
}

/** Words as data. `{brand}` in any text stands for the brand name of the site settings. */
export interface MailContent {
  subject: string;
  /** What a list of mails shows next to the subject. */
  preheader: string;
  heading: string;
  blocks: MailBlock[];
}

export type MailBlock =
  | { kind: 'text'; text: string }
  | { kind: 'code'; code: string }
  | { kind: 'facts'; rows: [label: string, value: string][] }
  /** `path` is an address of this site, from its slash on. */
  | { kind: 'button'; label: string; path: string }
  | { kind: 'note'; text: string };

export interface MailAttachment {
  filename: string;
  contentType: string;
  base64: string;
}

export interface Outbox {
  /**
   * Stores a mail, in the caller's transaction where there is one: it is sent if, and only if, that commits. Throws
   * where `to` is not exactly one address.
   */
  queue: (mail: Mail) => Promise<void>;
  /** The same for many, in few statements: all of them are stored, or none. */
  queueAll: (mails: readonly Mail[]) => Promise<void>;
}

/** How papers of the provider look. */
export interface Letterhead {
  name: string;
  colours: BrandColours;
  /** The logo on a dark ground, as a PNG with four times as many pixels on each side as `width` and `height` say. */
  mark: { png: Uint8Array; width: number; height: number } | null;
}

/** What the site settings say of the provider. What they leave empty is null. */
export interface Brand extends Letterhead {
  /** With a full stop. */
  tagline: string | null;
  email: string | null;
  phone: string | null;
  /** `version`: differs for every file. */
  mark: { png: Buffer; width: number; height: number; version: string } | null;
}

export interface BrandReader {
  read: () => Promise<Brand>;
}

const accounts =
  <Name extends keyof AccountsServices>(name: Name) =>
  (strapi: Core.Strapi): AccountsServices[Name] =>
    strapi.plugin('accounts').service(name);

const mailer =
  <Name extends keyof MailerServices>(name: Name) =>
  (strapi: Core.Strapi): MailerServices[Name] =>
    strapi.plugin('mailer').service(name);

export const rateLimitsOf = accounts('limits');
export const personalDataRegistryOf = accounts('personalData');
export const dataRequestsOf = accounts('dataRequests');
export const outboxOf = mailer('outbox');
export const brandOf = mailer('brand');

/** The log of staff. */
export const deedsOf = (strapi: Core.Strapi): AuditServices['deeds'] =>
  strapi.plugin('audit').service('deeds');

/** The letterhead, as the site settings have it. */
export const letterheadOf = async (strapi: Core.Strapi): Promise<Letterhead> => brandOf(strapi).read();
