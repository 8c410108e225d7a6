import type { ThisWeek } from '@lanternway/contracts/insight/staff';
import { weekNumber, type WeekNumber } from '@lanternway/desk/format/week-number';
import { costFor, rupeesWords, sentWords } from '../parts/words';
import { insightPage, spendPage, visitsPage } from '../paths';

/** Four numbers, and what they count. */
export interface TilesOfWeek {
  numbers: WeekNumber[];
  note: string;
}

const weekPage = `${insightPage}?view=activity&period=week`;

const weeks = 'Weeks begin on Monday, in the time zone of the desk.';

/**
 * The four numbers for the home. Those who may see money see the whole; those who may see costs, what the site and the
 * campaigns bring; everybody else, the families on their way.
 */
export function tilesOf(week: ThisWeek): TilesOfWeek {
  const { now, before, spent } = week;
  const families = (word: string, stage: 'leads' | 'booked' | 'attended' | 'paid') =>
    weekNumber(word, { now: now.counts[stage], before: before.counts[stage] }, weekPage);
  const [leads, attended, paid] = [
    families('leads', 'leads'),
    families('attended', 'attended'),
    families('paid', 'paid'),
  ];
  if (now.rupees !== null)
    return {
      numbers: [
        leads,
        attended,
        paid,
        {
          label: 'net, all in rupees',
          now: roundRupees(now.rupees),
          before: roundRupees(before.rupees),
          to: weekPage,
        },
      ],
      note: `Families, each counted once. ${weeks}`,
    };
  if (spent !== null)
    return {
      numbers: [
        weekNumber('visits', { now: now.visits.visits, before: before.visits.visits }, visitsPage),
        leads,
        {
          label: 'of visits sent a form',
          now: sentWords(now.visits),
          before: sentWords(before.visits),
          to: visitsPage,
        },
        {
          label: 'cost for each who paid, 8 weeks',
          now: roundCost(spent.now),
          before: roundCost(spent.before),
          beforeWords: 'the 8 weeks before',
          to: spendPage,
        },
      ],
      note: `Visits are totals of days; families are counted once they write to us. ${weeks}`,
    };
  return {
    numbers: [leads, families('booked', 'booked'), attended, paid],
    note: `Families, each counted once. ${weeks}`,
  };
}

/* A tile has no room for paise and pence. The page behind it has them. */

const whole = (minor: number): number => Math.round(minor / 100) * 100;

const roundRupees = (rupees: ThisWeek['now']['rupees']): string =>
  rupeesWords(rupees === null ? null : { ...rupees, minor: whole(rupees.minor) });

const roundCost = ({ cost, paid }: NonNullable<ThisWeek['spent']>['now']): string =>
  costFor(
    cost.map(({ currency, minor }) => ({ currency, minor: paid === 0 ? minor : whole(minor / paid) })),
    Math.min(paid, 1),
  );
