import { readColours } from '@lanternway/contracts/brand/colours';
import type { Brand, BrandReader } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { readConfig, type MailerConfig } from '../../config';
import { readMark } from './mark';

const freshMs = 60_000;

/**
 * Reads the brand from the site settings, and again when they were changed here, or when what it has is a minute old:
 * another server may have changed them.
 */
export function brandReader({ strapi }: { strapi: Core.Strapi }): BrandReader {
  const config = readConfig(strapi);
  let known: { brand: Promise<Brand>; readAt: number } | undefined;
  const forget = () => {
    known = undefined;
  };
  strapi.db.lifecycles.subscribe({
    models: [config.brandUid],
    ...{ afterCreate: forget, afterUpdate: forget, afterDelete: forget },
  });

  async function readNow(): Promise<Brand> {
    const settings: unknown = await strapi.db
      .query(config.brandUid)
      .findOne({ where: { publishedAt: { $notNull: true } }, populate: ['logoOnDark'] });
    const mark = await readMark(strapi, fieldsOf(settings)['logoOnDark']);
    return { ...toBrand(settings, config), mark };
  }

  return {
    // Many ask at once for what is drawn once. What failed is tried again by the next one.
    async read() {
      if (known === undefined || Date.now() - known.readAt > freshMs) {
        const brand = readNow();
        known = { brand, readAt: Date.now() };
        brand.catch(forget);
      }
      return known.brand;
    },
  };
}

/** Without settings the site's address has to do for a name. */
export function toBrand(
  settings: unknown,
  { publicUrl }: Pick<MailerConfig, 'publicUrl'>,
): Omit<Brand, 'mark'> {
  const fields = fieldsOf(settings);
  const textOf = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
  };
  return {
    name: textOf('brandName') ?? new URL(publicUrl).hostname,
    tagline: asSentence(textOf('tagline')),
    email: textOf('email'),
    phone: textOf('phone'),
    colours: readColours(fields),
  };
}

const asSentence = (text: string | null) => (text === null || /[.!?…]$/.test(text) ? text : `${text}.`);

const fieldsOf = (settings: unknown): Record<string, unknown> =>
  typeof settings === 'object' && settings !== null ? { ...settings } : {};
