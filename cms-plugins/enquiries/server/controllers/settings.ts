import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import * as calls from '@lanternway/contracts/enquiries/staff-calls';
import { staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { readSettings, saveSettings } from '../services/items/settings';
import { listRetentionRuns } from '../services/privacy/records';

const maxRuns = 30;

export const settings = (strapi: Core.Strapi) => [
  staffRoute(calls.readSettings, async () => ({
    settings: await readSettings(strapi),
    runs: await listRetentionRuns(strapi, maxRuns),
  })),

  staffRoute(calls.saveSettings, async ({ request }) => {
    await saveSettings(strapi, request);
    return { message: deskSentences.settingsSaved };
  }),
];
