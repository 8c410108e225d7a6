/** The mailer's public service: what other plugins import and call. */
import type { BrandColours } from '@lanternway/contracts/brand/colours';
import type { MailKind } from '@lanternway/contracts/mail/kinds';
import type { Core } from '@strapi/strapi';

export interface Mail {
  /** The same key is one mail, ever. It outlives the mail, so it names nobody. */
  key: string;
  /** What staff read in the list: 'Code to register'. Says too which of them see it. */
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

export const outboxOf = (strapi: Core.Strapi): Outbox => strapi.plugin('mailer').service('outbox');

/** What the provider is called, as the site settings have it. */
export const brandNameOf = async (strapi: Core.Strapi): Promise<string> => (await letterheadOf(strapi)).name;

/** How papers of the provider look. */
export interface Letterhead {
  name: string;
  colours: BrandColours;
  /** The logo on a dark ground, as a PNG with four times as many pixels on each side as `width` and `height` say. */
  mark: { png: Uint8Array; width: number; height: number } | null;
}

/** The letterhead, as the site settings have it. */
export const letterheadOf = async (strapi: Core.Strapi): Promise<Letterhead> =>
  strapi.plugin('mailer').service<{ read: () => Promise<Letterhead> }>('brand').read();
