import { isRecord } from '../wire/is-record.js';
import { number, object, type InferType } from 'yup';
import { ownWords } from '../fields/fields.js';
import { currencies, formatMoney } from '../money/money.js';
import { count, flag, listOf, oneOf, shape, text } from '../wire/shape.js';
import { financeSettings, type FinanceSettings } from './finance-settings.js';

/* Changes of these settings need two people (product rule H4) */

/** Change them without a second person. No role has it, so only the super admin does. */
export const setAlonePermission = 'plugin::payments.set-alone';

/** Steps in the history. The first five end a proposal. */
export const settingsSteps = [
  'confirmed',
  'declined',
  'withdrawn',
  'superseded',
  'expired',
  'proposed',
  'applied',
] as const;

export type SettingsStep = (typeof settingsSteps)[number];

export const settingsStepLabels: Record<SettingsStep, string> = {
  proposed: 'Proposed',
  confirmed: 'Confirmed, and in force',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  superseded: 'Overtaken by another change',
  expired: 'Not confirmed in time',
  applied: 'Changed, and in force',
};

/** One setting, in words. */
export const settingChange = shape('SettingChange', {
  what: text(),
  before: text(),
  after: text(),
});

export type SettingChange = InferType<typeof settingChange>;

export const settingsProposal = shape('SettingsProposal', {
  id: text(),
  by: text(),
  at: text(),
  /** After this nobody can confirm it. */
  endsAt: text(),
  /** Whether the caller proposed it, and so cannot confirm it. */
  isOwn: flag(),
  changes: listOf(settingChange),
});

export type SettingsProposal = InferType<typeof settingsProposal>;

export const settingsLine = shape('SettingsLine', {
  id: text(),
  step: oneOf(settingsSteps),
  /** Null for the server. */
  by: text().nullable(),
  at: text(),
  reason: text().nullable(),
  changes: listOf(settingChange),
});

export type SettingsLine = InferType<typeof settingsLine>;

export const settingsReply = shape('SettingsReply', {
  settings: financeSettings,
  /** Increases with every line of the history; a change sends the value it saw. */
  seen: count(),
  /** Whether the caller needs no second person. */
  maySetAlone: flag(),
  proposal: settingsProposal.nullable().defined(),
  /** Latest first. */
  history: listOf(settingsLine),
});

export type SettingsReply = InferType<typeof settingsReply>;

export const settingsSeen = object({
  seen: number()
    .typeError('Please load the page again: this form is from an older version.')
    .integer()
    .min(0)
    .required('Please load the page again: this form is from an older version.'),
});

/** All settings, and which version they replace. */
export const settingsChange = settingsSeen.shape({ settings: financeSettings.required() });

export const proposalDecline = object({
  reason: ownWords(500).default(''),
});

export const settingsSentences = {
  proposed: 'The change is proposed. It takes effect once someone else has confirmed it.',
  confirmed: 'The change is confirmed and in effect from now on.',
  declined: 'The change is declined. Nothing was changed.',
  withdrawn: 'The change is withdrawn. Nothing was changed.',
  notOwn: 'You have proposed this change yourself: someone else has to confirm it.',
  over: 'This change is no longer waiting. Nothing was changed.',
  stale: 'The settings have changed since you opened this page. Nothing was changed.',
  waiting: (by: string) =>
    `A change by ${by} still waits. Confirm, decline or withdraw it first. Nothing was changed.`,
  same: 'These are the current settings.',
  missing: 'This change cannot be found.',
  reasonNeeded: 'Please say why.',
  incomplete: 'Please send every setting. Nothing is reset by leaving it out.',
} as const;

/** Paths of the settings that a request leaves out, such as 'tax.gstin'. An empty setting is sent as null. */
export function missingSettings(sent: unknown): string[] {
  return missingIn(financeSettings.cast({}), sent, '');
}

function missingIn(whole: object, sent: unknown, path: string): string[] {
  return Object.entries(whole).flatMap(([name, usual]: [string, unknown]) => {
    const here = `${path}${name}`;
    if (!isRecord(sent) || !Object.hasOwn(sent, name)) return [here];
    return isRecord(usual) ? missingIn(usual, sent[name], `${here}.`) : [];
  });
}

const plain = (value: string | number | null) => (value === null || value === '' ? 'none' : String(value));

const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** Every setting as staff read it, in the screen's order. */
function describeSettings({ secondPersonFrom, isStrictAbroad, alertTo, receipts, tax }: FinanceSettings) {
  return [
    ...currencies.map((currency) => {
      const from = secondPersonFrom[currency];
      return [`Second person from (${currency})`, from === null ? 'never' : formatMoney(from, currency)];
    }),
    ['Beginning of receipt numbers', receipts.prefix],
    ['Financial year begins in', month.format(new Date(Date.UTC(2026, receipts.yearStartsIn - 1, 1)))],
    ['GSTIN', plain(tax.gstin)],
    ['Services accounting code', plain(tax.sac)],
    ['Tax rate in percent', plain(tax.rate)],
    ['State', plain(tax.state)],
    ['Letter of undertaking', plain(tax.lut)],
    ['Rupees from outside India', isStrictAbroad ? 'refused' : 'put on the list'],
    ['Who is mailed', alertTo.length === 0 ? 'the mailbox of the brand' : alertTo.join(', ')],
  ] as [what: string, value: string][];
}

/** The differences between two versions of the settings. */
export function settingsChanged(before: FinanceSettings, after: FinanceSettings): SettingChange[] {
  const now = describeSettings(after);
  return describeSettings(before).flatMap(([what, was], index) => {
    const is = now[index]?.[1] ?? '';
    return was === is ? [] : [{ what, before: was, after: is }];
  });
}
