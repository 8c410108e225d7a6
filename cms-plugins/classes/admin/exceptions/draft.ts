import { newException, type NewException } from '@lanternway/contracts/classes/staff';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';

/** A time off, or in addition, as it is typed. */
export interface Draft {
  what: NewException['what'];
  /** Whole days have no times. */
  isWholeDays: boolean;
  fromDate: string;
  fromTime: string;
  untilDate: string;
  untilTime: string;
  zone: string;
  title: string;
}

export const freshDraft = (zone: string): Draft => ({
  what: 'off',
  isWholeDays: true,
  fromDate: '',
  fromTime: '',
  untilDate: '',
  untilTime: '',
  zone,
  title: '',
});

/** Only time off is taken in whole days: nobody teaches from midnight to midnight. */
export const isInWholeDays = ({ what, isWholeDays }: Draft): boolean => what === 'off' && isWholeDays;

/** What to send, or what is wrong, by field. One day is enough where the other is left empty. */
export function readDraft(draft: Draft, teacherKey: string | null): Parsed<NewException> {
  const { what, fromDate, zone, title } = draft;
  const times = isInWholeDays(draft)
    ? { fromTime: '00:00', untilTime: '24:00' }
    : { fromTime: draft.fromTime, untilTime: draft.untilTime };
  const isOneDay = draft.untilDate === '';
  const untilDate = isOneDay ? fromDate : draft.untilDate;
  const read = parse(newException, { teacherKey, what, fromDate, untilDate, zone, title, ...times });
  if (read.kind === 'valid' || !isOneDay) return read;
  // The second date may be empty, so an error there is not shown.
  const faults = Object.entries(read.errors).filter(([field]) => field !== 'untilDate');
  return { kind: 'invalid', errors: Object.fromEntries(faults) };
}
