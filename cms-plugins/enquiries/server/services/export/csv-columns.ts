import { kindLabels, statusLabels } from '@lanternway/contracts/enquiries/staff';
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { sentLabels } from '../../content-types/sent-fields';
import { factsOf, originOf } from '../item/facts';
import { emailOf, kinds, phoneOf, type Enquiry } from '../items/kinds';

/** What is not in the enquiry's own row. */
export interface Extra {
  owners: ReadonlyMap<number, string>;
  classes: ReadonlyMap<string, string>;
}

type Column = [title: string, read: (enquiry: Enquiry, extra: Extra) => string | null];

const fact =
  (label: string) =>
  (enquiry: Enquiry): string | null =>
    factsOf(enquiry).find((one) => one.label === label)?.value ?? null;

const campaign =
  (label: string) =>
  ({ row }: Enquiry): string | null =>
    originOf(row).campaign.find((one) => one.label === label)?.value ?? null;

/** Times are UTC and say so: the file may be opened anywhere. */
const utc = (at: string | null): string | null =>
  at === null ? null : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const columns: readonly Column[] = [
  ['Kind', ({ kind }) => kindLabels[kind]],
  ['Received', ({ row }) => utc(row.receivedAt)],
  ['Status', ({ row }) => statusLabels[row.stage]],
  ['Owner', ({ row }, { owners }) => (row.ownerId === null ? null : (owners.get(row.ownerId) ?? null))],
  ['Next step', ({ row }) => row.nextStep],
  ['Next step due', ({ row }) => utc(row.nextStepAt)],
  ['Name', ({ row }) => row.name],
  ['Email', emailOf],
  ['Phone', phoneOf],
  ...typedTitles().map((title): Column => [title, fact(title)]),
  ['Resume', (enquiry) => (enquiry.kind === 'career' ? enquiry.row.resumeName : null)],
  ['Class', ({ row }, { classes }) => classes.get(row.documentId) ?? null],
  ['Suspected spam', ({ row }) => (row.isSuspect ? 'yes' : 'no')],
  ['Heard of us by', fact('Heard of us by')],
  ['Form', ({ row }) => row.variant],
  ['Page', ({ row }) => row.page],
  ['Referrer', ({ row }) => row.referrer],
  ['Campaign source', campaign('Source')],
  ['Campaign medium', campaign('Medium')],
  ['Campaign', campaign('Campaign')],
  ['Campaign term', campaign('Term')],
  ['Campaign content', campaign('Content')],
  ['Time zone', ({ row }) => row.zone],
  ['Policy version', ({ row }) => (row.policyVersion === null ? null : String(row.policyVersion))],
  ['Last change', ({ row }) => utc(row.touchedAt)],
  ['Id', ({ row }) => row.documentId],
];

/** Columns for what the forms ask, without the sender's own data. Known columns keep their place; a new field comes last. */
function typedTitles(): string[] {
  const typed = enquiryKinds.flatMap((kind) => {
    const person: (string | null)[] = ['name', kinds[kind].email, kinds[kind].phone];
    return Object.entries(sentLabels[kind]).filter(([name]) => !person.includes(name));
  });
  const known = ['Course', 'Grade', 'Age', 'Role', 'Notes', 'Message'];
  return [...new Set([...known, ...typed.map(([, label]) => label)])];
}

export const columnTitles: readonly string[] = columns.map(([title]) => title);

export const cellsOf = (enquiry: Enquiry, extra: Extra): string[] =>
  columns.map(([, read]) => read(enquiry, extra) ?? '');
