import { deskSettings, type DeskSettings } from '@lanternway/contracts/enquiries/staff-privacy';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';
import { enquiryKinds, type EnquiryKind } from '@lanternway/contracts/enquiries/site';

export type Period = keyof DeskSettings['retentionDays'];

/** The settings as typed. */
export interface Draft {
  days: Record<Period, string>;
  /** Addresses, one per line. */
  notify: Record<EnquiryKind, string>;
  hours: HoursDraft;
}

/** The hours as typed; days by number, as `1,2,3`. */
export interface HoursDraft {
  zone: string;
  from: string;
  to: string;
  days: string[];
  replyHours: string;
}

export const periods = [
  'free-class',
  'contact',
  'career',
  'resume',
  'suspect',
] as const satisfies readonly Period[];

export function draftOf({ retentionDays, notify, hours }: DeskSettings): Draft {
  const days = Object.fromEntries(periods.map((period) => [period, String(retentionDays[period])]));
  const lines = Object.fromEntries(enquiryKinds.map((kind) => [kind, notify[kind].join('\n')]));
  return {
    days: days as Draft['days'],
    notify: lines as Draft['notify'],
    hours: { ...hours, days: hours.days.map(String), replyHours: String(hours.replyHours) },
  };
}

/** The settings to save, or what is wrong, by field: `days.contact`, `notify.contact`. */
export function readDraft({ days, notify, hours }: Draft): Parsed<DeskSettings> {
  const retentionDays = Object.fromEntries(
    periods.map((period) => [period, days[period].trim() === '' ? undefined : days[period]]),
  );
  const lists = Object.fromEntries(enquiryKinds.map((kind) => [kind, addressesIn(notify[kind])]));
  const parsed = parse(deskSettings, {
    retentionDays,
    notify: lists,
    hours: { ...hours, replyHours: hours.replyHours.trim() === '' ? undefined : hours.replyHours },
  });
  return parsed.kind === 'valid' ? parsed : { kind: 'invalid', errors: byField(parsed.errors) };
}

const addressesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((part) => part !== '');

/** The server and the schema also name the position in a list; the form has one field for the list. */
export const byField = (errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [
      path
        .replace(/^retentionDays\./, 'days.')
        .replaceAll('"', '')
        .replace(/[[.]\d+\]?$/, '')
        .replace(/\[([\w-]+)\]/, '.$1'),
      sentence,
    ]),
  );
