import * as insight from '../insight/staff-calls.js';
import { deed, type AboutRow, type Deed } from './deed.js';

/* What is done with the numbers: exports, and what marketing cost. */

const kept = { keeping: 'deed' } as const;
const period = ['view', 'from', 'to', 'course', 'country'];
const spend: AboutRow = { kind: 'row', uid: 'plugin::insight.spend', part: 'id', column: 'documentId' };

export const insightDeeds: readonly Deed[] = [
  deed(insight.exportGroups, {
    action: 'settings.numbers-export',
    words: 'exported families by source and the like as CSV',
    values: [...period, 'by'],
    ...kept,
  }),
  deed(insight.exportWeeks, {
    action: 'settings.weeks-export',
    words: 'exported the numbers of weeks as CSV',
    values: period,
    ...kept,
  }),
  deed(insight.exportCohorts, {
    action: 'settings.months-export',
    words: 'exported the families of months as CSV',
    values: period,
    ...kept,
  }),
  deed(insight.exportSpeed, {
    action: 'settings.speed-export',
    words: 'exported how fast families are answered as CSV',
    values: period,
    ...kept,
  }),
  deed(insight.addSpend, {
    action: 'money.spend',
    words: 'entered what marketing cost',
    values: ['from', 'to', 'amountMinor', 'currency'],
    ...kept,
  }),
  deed(insight.removeSpend, {
    action: 'money.spend-remove',
    words: 'removed a line of what marketing cost',
    about: spend,
    ...kept,
  }),
  // It only reads the file: it answers with what it would add, and stores nothing.
  deed(insight.previewSpend, {
    action: 'money.spend-preview',
    words: 'looked at a file of what marketing cost',
    keeping: 'look',
  }),
  deed(insight.importSpend, {
    action: 'money.spend-import',
    words: 'imported a file of what marketing cost',
    ...kept,
  }),
  deed(insight.exportSpend, {
    action: 'money.spend-export',
    words: 'exported what marketing cost as CSV',
    ...kept,
  }),
  deed(insight.saveSources, {
    action: 'settings.sources',
    words: 'changed what the sources of families are called',
    about: { kind: 'settings', type: 'plugin', name: 'insight', key: 'sources' },
    ...kept,
  }),
];
