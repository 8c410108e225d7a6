import type { Currency } from '@lanternway/contracts/money/money';
import type {
  PlannedPrice,
  ScheduleAction,
  ScheduleRequest,
} from '@lanternway/contracts/publishing/schedules';
import type { EntryChoice } from '@lanternway/contracts/publishing/entry';
import { readAmount } from '@lanternway/contracts/money/typed-price';
import { instantOf } from '../zone';

/* What staff have typed to plan something, and the request made from it. */

export interface Draft {
  action: ScheduleAction | '';
  date: string;
  time: string;
  /** By currency; an empty one stays unchanged. */
  prices: Record<string, string>;
}

export const emptyDraft: Draft = { action: '', date: '', time: '', prices: {} };

export type Faults = Record<string, string>;

type Read = { kind: 'valid'; request: ScheduleRequest } | { kind: 'invalid'; faults: Faults };

const minuteMs = 60_000;

/** Returns the faults by field, or the request for the server. */
export function readDraft(draft: Draft, choice: EntryChoice | null, zone: string, now: Date): Read {
  const faults: Faults = {};
  if (choice === null) faults['entry'] = 'Choose an entry.';
  if (draft.action === '') faults['action'] = 'Choose what should happen.';
  if (draft.date === '') faults['date'] = 'Choose a day.';
  if (draft.time === '') faults['time'] = 'Choose a time.';
  const at = instantOf(draft.date, draft.time, zone);
  if (draft.date !== '' && draft.time !== '') {
    if (at === null) faults['time'] = 'The clocks skip this time on that day. Choose another.';
    else if (at.getTime() < now.getTime() + minuteMs)
      faults['time'] = 'Choose a time at least a minute from now.';
  }
  const prices = draft.action === 'prices' ? readPrices(draft, choice?.prices ?? [], faults) : [];
  if (Object.keys(faults).length > 0 || choice === null || draft.action === '' || at === null) {
    return { kind: 'invalid', faults };
  }
  const { uid, documentId } = choice;
  return { kind: 'valid', request: { uid, documentId, action: draft.action, at: at.toISOString(), prices } };
}

function readPrices({ prices }: Draft, sold: readonly PlannedPrice[], faults: Faults) {
  const read: ScheduleRequest['prices'] = [];
  for (const { currency, amountMinor } of sold) {
    const typed = readAmount(prices[currency] ?? '');
    if (typed.kind === 'refused') faults[`prices.${currency}`] = typed.sentence;
    if (typed.kind === 'amount' && typed.minor !== amountMinor) {
      read.push({ currency: currency as Currency, amountMinor: typed.minor });
    }
  }
  const isRefused = Object.keys(faults).some((field) => field.startsWith('prices.'));
  if (read.length === 0 && !isRefused) faults['prices'] = 'Type at least one new price.';
  return read;
}

/** The form's field for a fault from the server; null if there is none. */
export function fieldOf(blamed: string): string | null {
  if (blamed === 'at') return 'time';
  if (blamed === 'uid' || blamed === 'documentId') return 'entry';
  return blamed === 'action' || blamed === 'prices' ? blamed : null;
}
