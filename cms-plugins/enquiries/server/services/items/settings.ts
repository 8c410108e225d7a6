import { deskSettings, usualHours, type DeskSettings } from '@lanternway/contracts/enquiries/staff-privacy';
import { parse } from '@lanternway/contracts/wire/parse';
import type { Core } from '@strapi/strapi';

/** What holds until somebody sets something else. The privacy policy of the seeds promises the same. */
export const defaultSettings: DeskSettings = {
  retentionDays: { 'free-class': 730, contact: 365, career: 365, resume: 180, suspect: 30 },
  notify: { 'free-class': [], contact: [], career: [] },
  hours: usualHours,
};

const storeOf = (strapi: Core.Strapi) => strapi.store({ type: 'plugin', name: 'enquiries', key: 'settings' });

/** How long enquiries are kept, and whom new ones are mailed to. */
export async function readSettings(strapi: Core.Strapi): Promise<DeskSettings> {
  // A row that somebody has broken by hand must not stop mails, or make the nightly job remove what it should not.
  const stored = parse(deskSettings, await storeOf(strapi).get({}));
  return stored.kind === 'valid' ? stored.value : defaultSettings;
}

export const saveSettings = (strapi: Core.Strapi, value: DeskSettings): Promise<void> =>
  storeOf(strapi).set({ value });
