import { weekdays } from '@lanternway/contracts/fields/weekdays';
import {
  stageLabels,
  stages,
  type Cohort,
  type Group,
  type Speed,
  type Visits,
  type Week,
} from '@lanternway/contracts/insight/staff';
import { currencies, toMajor, type Currency } from '@lanternway/contracts/money/money';
import type { SentFile } from '@lanternway/server-kit/http/staff-endpoint';
import { fileOf } from '../files/csv-file';

/* The tables of the screen as files for spreadsheets. */

const nameOf = ({ kind, label, name }: Group): string =>
  kind === 'group'
    ? (name ?? label ?? 'not known')
    : { others: 'others, fewer than 5 each', all: 'All' }[kind];

const hundredths = (minor: number | undefined): string =>
  minor === undefined ? '' : toMajor(minor).toFixed(2);

const visitColumns: readonly (readonly [title: string, read: (visits: Visits) => number])[] = [
  ['Visits', ({ visits }) => visits],
  ['Forms opened', ({ formsOpened }) => formsOpened],
  ['Forms sent', ({ formsSent }) => formsSent],
];

/** Columns of money only for those who may see it. */
export function groupsFile(rows: readonly Group[], by: string, now: Date): SentFile {
  const [some] = rows;
  const money = some?.money === null ? [] : currencies;
  const cost = some?.cost === null ? [] : currencies;
  const paid = (group: Group, currency: Currency) => group.money?.find((sum) => sum.currency === currency);
  const visits = rows.some((row) => row.visits !== null) ? visitColumns : [];
  const titles = [
    by,
    ...visits.map(([title]) => title),
    ...stages.map((stage) => stageLabels[stage]),
    ...money.flatMap((currency) => [`Received ${currency}`, `Refunded ${currency}`, `Net ${currency}`]),
    ...(money.length === 0 ? [] : ['Net in rupees, by the rates of the days', 'Orders without a rate']),
    ...cost.map((currency) => `Cost ${currency}`),
  ];
  const cells = rows.map((group) => [
    nameOf(group),
    ...visits.map(([, read]) => (group.visits === null ? '' : read(group.visits))),
    ...stages.map((stage) => group.counts[stage]),
    ...money.flatMap((currency) => {
      const sum = paid(group, currency);
      const net = sum === undefined ? undefined : sum.paidMinor - sum.refundedMinor;
      return [hundredths(sum?.paidMinor), hundredths(sum?.refundedMinor), hundredths(net)];
    }),
    ...(group.rupees === null || money.length === 0
      ? []
      : [hundredths(group.rupees.minor), group.rupees.unrated]),
    ...cost.map((currency) => hundredths(group.cost?.find((one) => one.currency === currency)?.minor)),
  ]);
  return fileOf(`families-by-${by}`, now, titles, cells);
}

export const weeksFile = (weeks: readonly Week[], now: Date): SentFile =>
  fileOf(
    'weeks',
    now,
    ['Week from', 'Visits', 'Leads', 'Booked', 'Attended', 'Paid'],
    weeks.map(({ monday, visits, leads, booked, attended, paid }) => [
      ...[monday, visits, leads, booked, attended, paid],
    ]),
  );

export const cohortsFile = (months: readonly Cohort[], now: Date): SentFile =>
  fileOf(
    'months',
    now,
    ['Families of', 'Leads', 'Same month', '+1', '+2', '+3', '+4', '+5'],
    months.map(({ month, leads, paidBy }) => [
      month,
      leads,
      ...Array.from({ length: 6 }, (_, at) => paidBy[at] ?? ''),
    ]),
  );

export const speedFile = (speed: Speed, now: Date): SentFile =>
  fileOf(
    'speed',
    now,
    ['What', 'Median minutes', 'Families'],
    [
      ['Form to first reply', speed.reply.minutes, speed.reply.count],
      ['Form to class', speed.class.minutes, speed.class.count],
      ['Class to paid', speed.pay.minutes, speed.pay.count],
      ...speed.weekdays.map(({ minutes, count }, at) => [
        `Form to first reply, forms of ${weekdays[at] ?? ''}`,
        minutes,
        count,
      ]),
    ],
  );
