import { financeSettings, type FinanceSettings } from '@lanternway/contracts/payments/finance-settings';
import { parse } from '@lanternway/contracts/wire/parse';
import type { Core } from '@strapi/strapi';

/** What holds until finance sets something else. */
export const defaultSettings: FinanceSettings = financeSettings.cast({});

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'plugin', name: 'payments', key: 'settings' });

/**
 * Whom alerts go to, when a refund needs a second person, how receipts are numbered and what tax they carry. Read in the
 * caller's transaction, where there is one.
 */
export async function readSettings(strapi: Core.Strapi): Promise<FinanceSettings> {
  const stored: unknown = await storeOf(strapi).get({});
  if (stored === null || stored === undefined) return defaultSettings;
  const parsed = parse(financeSettings, stored);
  if (parsed.kind === 'valid') return parsed.value;
  // A row that somebody has broken by hand must not keep a paid order from being settled.
  strapi.log.error(`payments: the settings of finance are broken: ${Object.keys(parsed.errors).join(', ')}`);
  return defaultSettings;
}

/** What may be saved, and by whom, is decided in settings/changes. */
export const saveSettings = (strapi: Core.Strapi, settings: FinanceSettings): Promise<void> =>
  storeOf(strapi).set({ value: settings });
