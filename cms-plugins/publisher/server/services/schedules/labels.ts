import type { ScheduleAction } from '@lanternway/contracts/publishing/schedules';
import { DateTime } from 'luxon';

/** What staff read about what is scheduled. */
export const scheduleSentences = {
  missing: 'This scheduled change does not exist.',
  entryMissing: 'There is no such entry any more.',
  notAllowed: 'You may not publish entries of this kind.',
  endOfPage: 'The last day is written in the entry. Change it there, and publish the entry.',
  noDrafts: 'Entries of this kind are live as soon as they are saved, so they cannot be scheduled.',
  noPrices: 'Entries of this kind have no prices.',
  when: 'Say when.',
  tooSoon: 'Choose a time that is at least a minute away.',
  tooLate: 'Choose a time within the next two years.',
  notPublished: 'It is not published, so there is nothing to take from the site.',
  unchanged: 'Nothing has changed since it was published. Save your changes first.',
  noPricesGiven: 'Give at least one new price.',
  twice: 'Give each currency once.',
  pricesOfDraft: 'It is not published. Set its prices in the draft instead.',
  deleted: 'The entry was deleted.',
  wasNotPublished: 'It was not published at that time, so there was nothing to take from the site.',
  wasUnchanged: 'Nothing in it had changed since it was last published, so there was nothing to publish.',
  hadNoPrices: 'It was not published at that time, so its prices were not changed. Set them in the draft.',
  server: 'Our server could not do it. Please do it by hand.',

  notSoldIn: (currency: string) => `It is not sold in ${currency}. Add that price to the entry first.`,
  noLongerSoldIn: (currency: string) => `It was no longer sold in ${currency}, so no price was changed.`,
  notPublishable: (why: string) => `As it is now, it could not be published. ${why}`,
  wasRefused: (why: string) => `It could not be published. ${why} Fix it, then publish it by hand.`,
  cancelledBy: (name: string) => `Cancelled by ${name}.`,
  already: (action: Exclude<ScheduleAction, 'prices'>, when: string) =>
    action === 'publish'
      ? `It is to be published on ${when} already. Cancel that first to choose another time.`
      : `It is to be taken from the site on ${when} already. Cancel that first to choose another time.`,
  alreadyPriced: (currency: string, when: string) =>
    `A new price in ${currency} is scheduled for ${when} already. Cancel that first to change it.`,
};

/** A time in the zone of the person who reads it. */
export const formatTimeIn = (at: Date, zone: string): string =>
  DateTime.fromJSDate(at).setZone(zone).setLocale('en-GB').toFormat("d LLLL yyyy 'at' HH:mm (ZZZZ)");

/** The time that was written, and the zone it was written in; null where there is no such time. */
export function readTime(written: string): { at: Date; zone: string } | null {
  const time = DateTime.fromISO(written, { setZone: true });
  return time.isValid ? { at: time.toJSDate(), zone: time.zoneName } : null;
}
