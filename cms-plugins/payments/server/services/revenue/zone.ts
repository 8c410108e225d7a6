import { receiptZone } from '@lanternway/contracts/money/payment-day';
import { readDeskZone } from '@lanternway/server-kit/desk-zone';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';

/** The zone of the desk; that of the receipts where the site settings name none. */
export const readZone = (strapi: Core.Strapi): Promise<string> =>
  readDeskZone(strapi, readConfig(strapi).brandUid, receiptZone);
