import type { Opening } from '@lanternway/server-kit/platform';

const day = 24 * 60 * 60_000;

/** How many families get a mail about one time that has come free. */
const maxTold = 3;

/** A family that waits, with the times in its windows that are free now. */
export interface Waiting<Row> {
  row: Row;
  since: Date;
  /** When they were last mailed free times. */
  offeredAt: Date | null;
  times: readonly { at: Date; teacherKeys: readonly string[] }[];
}

export interface Offer<Row> {
  row: Row;
  times: Date[];
}

/** Nobody is mailed free times twice in a day. */
export const mayBeTold = ({ offeredAt }: Pick<Waiting<unknown>, 'offeredAt'>, now: Date): boolean =>
  offeredAt === null || now.getTime() - offeredAt.getTime() >= day;

/**
 * Whom to mail about times that have come free: for each time, the three families that have waited longest and were not
 * mailed within a day. A family gets all its times in one mail.
 * @param waiting the families that have waited longest come first
 */
export function chooseOffers<Row>(
  openings: readonly Opening[],
  waiting: readonly Waiting<Row>[],
  now: Date,
): Offer<Row>[] {
  const offers = new Map<Row, Set<number>>();
  const mayHear = waiting.filter((each) => mayBeTold(each, now));
  for (const opening of openings) {
    const told = mayHear
      .map(({ row, since, times }) => ({ row, times: isNews(opening, since) ? timesIn(opening, times) : [] }))
      .filter(({ times }) => times.length > 0)
      .slice(0, maxTold);
    for (const { row, times } of told) {
      const known = offers.get(row) ?? new Set<number>();
      for (const at of times) known.add(at.getTime());
      offers.set(row, known);
    }
  }
  return [...offers].map(([row, times]) => ({
    row,
    times: [...times].sort((a, b) => a - b).map((at) => new Date(at)),
  }));
}

/** Before a time was held, it was free: a family that began to wait then has seen it. */
const isNews = ({ heldSince }: Opening, since: Date): boolean => heldSince === null || since >= heldSince;

const timesIn = (
  { teacherKey, startsFrom, startsBefore }: Opening,
  times: Waiting<unknown>['times'],
): Date[] =>
  times
    .filter(
      ({ at, teacherKeys }) =>
        at >= startsFrom && at < startsBefore && (teacherKey === null || teacherKeys.includes(teacherKey)),
    )
    .map(({ at }) => at);
