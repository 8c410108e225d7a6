import type { VisitGrouping } from '@lanternway/contracts/insight/visits-staff';
import type { CountedEvent } from '@lanternway/contracts/insight/visits';
import { longestPart } from '@lanternway/contracts/insight/visits';
import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';

const head = (singularName: string, pluralName: string, displayName: string) => ({
  kind: 'collectionType',
  collectionName: `insight_${pluralName.replaceAll('-', '_')}`,
  info: { singularName, pluralName, displayName },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
});

/** Days are those of the time zone of the site settings: 2026-11-24. */
const day = () => ({ type: 'string', required: true, maxLength: 10 }) as const;

/** Empty where it is not known, not null: in a unique index a database never treats two nulls as equal. */
const part = () => ({ type: 'string', required: true, maxLength: longestPart }) as const;

export const dayCountsTable = 'insight_day_counts';
export const dayTotalsTable = 'insight_day_totals';
export const visitsTable = 'insight_visit_raws';
export const saltsTable = 'insight_day_salts';

/** What is counted together. By these columns a row is found. */
export const countedBy = [
  'day',
  'path',
  'source',
  'medium',
  'campaign',
  'country',
  'device',
  'event',
] as const;

/** How often something happened on a day, on a page, by visits of one origin, country and kind of device. */
export const dayCount = {
  schema: {
    ...head('day-count', 'day-counts', 'Visits of a day'),
    attributes: {
      day: day(),
      path: part(),
      source: part(),
      medium: part(),
      campaign: part(),
      country: { type: 'string', required: true, maxLength: 2 },
      device: { type: 'string', required: true, maxLength: 10 },
      event: { type: 'string', required: true, maxLength: 20, ...valuesOf<CountedEvent>() },
      n: { type: 'integer', required: true },
    } as const,
    indexes: [{ name: 'insight_day_counts_uq', columns: [...countedBy], type: 'unique' }],
  },
};

/**
 * The same counts of days that are over, added up: reports over a year read these instead of all rows above. The count of
 * such a day no longer changes, so the number is in the index too, and is read from there.
 */
export const dayTotal = {
  schema: {
    ...head('day-total', 'day-totals', 'Visits of a day, added up'),
    attributes: {
      /** By what the visits of the day are grouped; 'day' where all are together. */
      part: {
        type: 'string',
        required: true,
        maxLength: 10,
        ...valuesOf<VisitGrouping | 'day'>(),
      },
      day: day(),
      /** The page, the source and so on; empty where all are together. */
      label: part(),
      event: { type: 'string', required: true, maxLength: 20, ...valuesOf<CountedEvent>() },
      n: { type: 'integer', required: true },
    } as const,
    indexes: [
      { name: 'insight_day_totals_uq', columns: ['part', 'day', 'label', 'event', 'n'], type: 'unique' },
    ],
  },
};

/** A visit of a day. Its key cannot be made again without the day's salt. Key and salt are deleted within 48 hours. */
export const visitRaw = {
  schema: {
    ...head('visit-raw', 'visit-raws', 'Visit'),
    attributes: {
      /** 64 bits, in hex. */
      visitKey: { type: 'string', required: true, maxLength: 16 },
      day: day(),
      firstPath: part(),
      source: part(),
      medium: part(),
      campaign: part(),
    } as const,
    indexes: [
      { name: 'insight_visit_raws_key_uq', columns: ['visit_key'], type: 'unique' },
      { name: 'insight_visit_raws_day_ix', columns: ['day'] },
    ],
  },
};

/** The secret with which the keys of a day are made. */
export const daySalt = {
  schema: {
    ...head('day-salt', 'day-salts', 'Secret of a day'),
    attributes: {
      day: day(),
      /** 32 bytes, in hex. */
      salt: { type: 'string', required: true, maxLength: 64, private: true },
    } as const,
    indexes: [{ name: 'insight_day_salts_day_uq', columns: ['day'], type: 'unique' }],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::insight.day-count': RowOf<typeof dayCount>;
    'plugin::insight.day-total': RowOf<typeof dayTotal>;
    'plugin::insight.visit-raw': RowOf<typeof visitRaw>;
    'plugin::insight.day-salt': RowOf<typeof daySalt>;
  }
}
