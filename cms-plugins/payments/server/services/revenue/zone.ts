import { receiptZone } from '@lanternway/contracts/money/payment-day';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

/** The desk's zone of the site settings; receipts' own where none is set. */
export async function readZone(strapi: Core.Strapi): Promise<string> {
  const settings: { deskZone?: string | null } | null = await strapi.db
    .query(readConfig(strapi).brandUid)
    .findOne({ where: {}, select: ['deskZone'] });
  const zone = settings?.deskZone ?? '';
  return zone === '' ? receiptZone : zone;
}
