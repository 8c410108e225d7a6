import { noCampaign } from '@lanternway/contracts/enquiries/staff';

/** Sources and campaigns change seldom. */
export const originsPaceMs = 300_000;

/** One that is in the address stays to be chosen, even if no recent enquiry has it. */
export const withChosen = (names: readonly string[], chosen: string | null): readonly string[] =>
  chosen === null || names.includes(chosen) ? names : [chosen, ...names];

/** First those without a campaign, then each campaign by name. */
export const campaignOptions = (
  names: readonly string[],
  chosen: string | null,
): (readonly [value: string, word: string])[] => [
  [noCampaign, 'No campaign'],
  ...withChosen(names, chosen)
    .filter((name) => name !== noCampaign)
    .map((name) => [name, name] as const),
];
