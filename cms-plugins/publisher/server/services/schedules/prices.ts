import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { touchEntry } from '../content/entries';
import { scheduleSentences } from './labels';

interface PriceRow {
  id: number;
  currency: string;
  amountMinor: number;
}

interface PricedRow {
  publishedAt: string | Date | null;
  prices: PriceRow[] | null;
}

/** The prices of what is published of an entry. */
export async function publishedPrices(
  strapi: Core.Strapi,
  uid: string,
  documentId: string,
): Promise<PriceRow[]> {
  const where = { documentId, publishedAt: { $notNull: true } };
  const row: PricedRow | null = await strapi.db.query(uid).findOne({ where, populate: ['prices'] });
  return row?.prices ?? [];
}

/**
 * Sets new amounts in the published version, where they hold at once, and in the draft, so that its next publish keeps them.
 * No other change in the draft becomes public.
 */
export async function setPrices(
  strapi: Core.Strapi,
  { uid, entryId }: { uid: string; entryId: string },
  prices: readonly { currency: string; amountMinor: number }[],
): Promise<void> {
  const where = { documentId: entryId };
  const versions: PricedRow[] = await strapi.db.query(uid).findMany({ where, populate: ['prices'] });
  const published = versions.find(({ publishedAt }) => publishedAt !== null);
  if (published === undefined) throw new errors.ApplicationError(scheduleSentences.hadNoPrices);
  for (const { currency, amountMinor } of prices) {
    if (!published.prices?.some((price) => price.currency === currency)) {
      throw new errors.ApplicationError(scheduleSentences.noLongerSoldIn(currency));
    }
    const rows = versions
      .flatMap((version) => version.prices ?? [])
      .filter((row) => row.currency === currency);
    const ids = rows.map(({ id }) => id);
    await strapi.db
      .query(priceUid(strapi, uid))
      .updateMany({ where: { id: { $in: ids } }, data: { amountMinor } });
  }
  await touchEntry(strapi, uid, entryId);
}

function priceUid(strapi: Core.Strapi, uid: string): string {
  const { attributes } = strapi.getModel(uid as UID.ContentType);
  const { component } = attributes['prices'] as unknown as { component: string };
  return component;
}
