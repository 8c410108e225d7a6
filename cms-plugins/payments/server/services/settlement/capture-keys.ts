import { randomUUID } from 'node:crypto';
import { readRow, rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { providerOrderUid } from '../../content-types/money-records';
import type { ProviderOrderRecord } from '../orders/records';

/**
 * The key of the present attempt to take money, stored before the first call that carries it: a repeat of one attempt is
 * one charge (PayPal, docs/orders/v2). After a decline the next attempt gets a new one, for the old key would be answered
 * with the old decline.
 */
export async function captureKeyOf(
  strapi: Core.Strapi,
  { id, captureKey }: Pick<ProviderOrderRecord, 'id' | 'captureKey'>,
): Promise<string> {
  if (captureKey !== null) return captureKey;
  const where = { id, captureKey: { $null: true } };
  await rowsIn(strapi, providerOrderUid).updateMany({ where, data: { captureKey: randomUUID() } });
  const { captureKey: stored } = await readRow(strapi, providerOrderUid, { id });
  // Dropped again by a call that was declined in between.
  return stored ?? captureKeyOf(strapi, { id, captureKey: null });
}

/** The attempt is over: it was declined. */
export async function dropCaptureKey(
  strapi: Core.Strapi,
  { id }: Pick<ProviderOrderRecord, 'id'>,
  captureKey: string,
): Promise<void> {
  await rowsIn(strapi, providerOrderUid).updateMany({
    where: { id, captureKey },
    data: { captureKey: null },
  });
}
