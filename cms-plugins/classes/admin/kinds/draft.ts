import { kindSettings, type KindRow, type KindSettings } from '@lanternway/contracts/classes/staff';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';

export const numbers = [
  'minutes',
  'pause',
  'noticeMinutes',
  'horizonDays',
  'holdMinutes',
  'perTeacherDay',
  'capacity',
] as const satisfies readonly (keyof KindSettings)[];

/** The settings of a kind as typed. */
export type Draft = Record<(typeof numbers)[number] | 'step' | 'ready', string> & {
  isOpen: boolean;
  sendsReports: boolean;
};

export const draftOf = (kind: KindRow): Draft => ({
  isOpen: kind.isOpen,
  sendsReports: kind.sendsReports,
  ready: kind.ready,
  minutes: String(kind.minutes),
  pause: String(kind.pause),
  step: String(kind.step),
  noticeMinutes: String(kind.noticeMinutes),
  horizonDays: String(kind.horizonDays),
  holdMinutes: String(kind.holdMinutes),
  perTeacherDay: String(kind.perTeacherDay),
  capacity: String(kind.capacity),
});

/** What to save, or what is wrong, by field. */
export const readDraft = (draft: Draft, version: number): Parsed<KindSettings> =>
  parse(kindSettings, {
    version,
    ...Object.fromEntries(
      Object.entries(draft).map(([name, value]) => [
        name,
        typeof value === 'string' && value.trim() === '' ? undefined : value,
      ]),
    ),
  });
