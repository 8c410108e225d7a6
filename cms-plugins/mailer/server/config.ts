import type { Core } from '@strapi/strapi';

/** Where mail goes: to a mail server, or into a folder where everybody can read it. */
export type Transport = { kind: 'smtp'; url: string } | { kind: 'demo'; folder: string };

/** What the application hands over in its `config/plugins`. */
export interface MailerConfig {
  /** The address of the site, without a slash at its end; links in mails start with it. */
  publicUrl: string;
  /** The single type with brandName, tagline, email, phone, logoOnDark and the colours of mails. */
  brandUid: string;
  /** The address mail comes from; null takes the one of the site settings. */
  from: string | null;
  /** Secret mails are encrypted with a key made from the first of these, and decrypted with any. */
  secrets: readonly string[];
  transport: Transport;
}

export const config = {
  default: {},
  validator(given: Partial<MailerConfig>) {
    for (const name of ['publicUrl', 'brandUid', 'secrets', 'transport'] as const) {
      if (given[name] === undefined) throw new Error(`"${name}" is missing.`);
    }
  },
};

export const readConfig = (strapi: Core.Strapi): MailerConfig => strapi.config.get('plugin::mailer');
