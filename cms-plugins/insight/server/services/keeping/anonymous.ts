import type { PersonRow } from '../../content-types/person';

/** A row that names nobody any more: no key, no page, no own words, no teacher, and no time more exact than a day. Counts of the past stay. */
export const anonymous = ({ leadDay }: Pick<PersonRow, 'leadDay'>) => ({
  personKey: null,
  isAnonymous: true,
  page: null,
  ...{ heard: null, teacher: null, enquiryId: null, orderId: null },
  leadAt: leadDay === null ? null : new Date(`${leadDay}T00:00:00Z`),
});
