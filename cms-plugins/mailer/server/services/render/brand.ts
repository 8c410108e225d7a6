import type { Core } from '@strapi/strapi';
import { readConfig, type MailerConfig } from '../../config';

/** Whose mail it is. What the site settings leave empty is null, and left out of the mail. */
export interface Brand {
  name: string;
  /** With a full stop. */
  tagline: string | null;
  email: string | null;
  phone: string | null;
}

export interface BrandBook {
  read: () => Promise<Brand>;
}

const freshMs = 60_000;

/** Reads the brand from the site settings, and again when what it has is a minute old. */
export function brandBook({ strapi }: { strapi: Core.Strapi }): BrandBook {
  const config = readConfig(strapi);
  let known: { brand: Brand; readAt: number } | undefined;
  return {
    async read() {
      if (known === undefined || Date.now() - known.readAt > freshMs) {
        const settings: unknown = await strapi.db.query(config.brandUid).findOne({ where: {} });
        known = { brand: toBrand(settings, config), readAt: Date.now() };
      }
      return known.brand;
    },
  };
}

/** What this process knows of the brand. It has state: what it read last. */
export const brandOf = (strapi: Core.Strapi): BrandBook => strapi.plugin('mailer').service('brand');

/** Without settings the site's address has to do for a name. */
export function toBrand(settings: unknown, { publicUrl }: Pick<MailerConfig, 'publicUrl'>): Brand {
  const fields = (typeof settings === 'object' && settings !== null ? settings : {}) as Record<
    string,
    unknown
  >;
  const textOf = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  return {
    name: textOf('brandName') ?? new URL(publicUrl).hostname,
    tagline: asSentence(textOf('tagline')),
    email: textOf('email'),
    phone: textOf('phone'),
  };
}

const asSentence = (text: string | null) => (text === null || /[.!?…]$/.test(text) ? text : `${text}.`);
