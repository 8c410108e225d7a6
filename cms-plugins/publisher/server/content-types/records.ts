import type { RowOf, Time } from '@lanternway/server-kit/db/table';
import type { build, campaignLink, change, schedule } from '.';

/** The rows of the plugin's tables. */

export type BuildRecord = RowOf<typeof build>;
export type ChangeRecord = RowOf<typeof change>;
export type CampaignLinkRecord = RowOf<typeof campaignLink>;
export type ScheduleRecord = RowOf<typeof schedule>;

export const timeOf = (time: Time): Date => new Date(time);

export const isoOf = (time: Time | null): string | null =>
  time === null ? null : timeOf(time).toISOString();
