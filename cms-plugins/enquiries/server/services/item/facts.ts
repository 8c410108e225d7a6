import { describeWindows } from '@lanternway/contracts/classes/wishes';
import { heardFrom } from '@lanternway/contracts/enquiries/heard';
import { campaignParts, courseLabels, type CampaignPart } from '@lanternway/contracts/enquiries/site';
import { knownForms, type EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { sentLabels } from '../../content-types/sent-fields';
import { fullWhen } from '../items/when';
import type { DeskRow, Enquiry } from '../items/kinds';

/** All that was sent, in the words and the order of the form. What was left empty is left out. */
export function factsOf(enquiry: Enquiry): EnquiryDetail['facts'] {
  return sentOf(enquiry).flatMap(([label, value]) =>
    value === null || value === '' ? [] : [{ label, value: String(value) }],
  );
}

type Fact = [label: string, value: string | number | null];

function sentOf(enquiry: Enquiry): Fact[] {
  switch (enquiry.kind) {
    case 'free-class': {
      const { course, wanted, wish, heardFrom: heardBy } = enquiry.row;
      return [
        ...typedOf(sentLabels[enquiry.kind], { ...enquiry.row, course: courseLabels[course] }),
        ['Chosen time', wanted === null ? null : fullWhen(wanted.at, wanted.zone)],
        ['Would suit', wish === null ? null : `${describeWindows(wish.windows)} (${wish.zone})`],
        ['Heard of us by', heardWords(heardBy)],
      ];
    }
    case 'contact':
      return typedOf(sentLabels[enquiry.kind], enquiry.row);
    case 'career':
      return typedOf(sentLabels[enquiry.kind], enquiry.row);
  }
}

function typedOf<Name extends string>(
  labels: Readonly<Record<Name, string>>,
  row: Readonly<Record<NoInfer<Name>, Fact[1]>>,
): Fact[] {
  const facts: Fact[] = [];
  for (const name in labels) facts.push([labels[name], row[name]]);
  return facts;
}

export const notesOf = (enquiry: Enquiry): string | null =>
  enquiry.kind === 'free-class' && enquiry.row.notes !== '' ? enquiry.row.notes : null;

/** A key that is not known (any more) is shown as it is. */
const heardWords = (key: string | null): string | null =>
  key === null ? null : (Object.entries(heardFrom).find(([known]) => known === key)?.[1] ?? key);

const campaignLabels: Record<CampaignPart, string> = {
  source: 'Source',
  medium: 'Medium',
  campaign: 'Campaign',
  term: 'Term',
  content: 'Content',
};

export function originOf({
  variant,
  page,
  referrer,
  campaign,
  policyVersion,
  zone,
}: DeskRow): EnquiryDetail['origin'] {
  return {
    variant: knownForms.find((known) => known === variant) ?? null,
    page,
    referrer,
    campaign: campaignParts.flatMap((part) => {
      const value = campaign?.[part];
      return value === undefined ? [] : [{ label: campaignLabels[part], value }];
    }),
    policyVersion,
    zone,
  };
}

export function resumeOf(enquiry: Enquiry): EnquiryDetail['resume'] {
  if (enquiry.kind !== 'career') return null;
  const { resumeKey, resumeName, resumeBytes, resumeType } = enquiry.row;
  if (resumeKey === null) return null;
  return { name: resumeName ?? 'Resume', bytes: resumeBytes ?? 0, type: resumeType ?? '' };
}
