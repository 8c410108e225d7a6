import { leadToAdd, type LeadToAdd } from '@lanternway/contracts/enquiries/staff-add';
import { parse, type Parsed } from '@lanternway/contracts/wire/parse';

/** The form as it is typed. */
export interface Draft {
  cameBy: string;
  name: string;
  course: string;
  level: string;
  parentEmail: string;
  parentPhone: string;
  notes: string;
  heard: string;
  isSure: boolean;
}

export const freshDraft: Draft = {
  cameBy: '',
  name: '',
  course: '',
  level: '',
  parentEmail: '',
  parentPhone: '',
  notes: '',
  heard: '',
  isSure: false,
};

/** One field takes the grade or the age, depending on the course. */
export function readDraft({ level, heard, ...draft }: Draft, key: string): Parsed<LeadToAdd> {
  const part = draft.course === 'coding' ? 'age' : 'grade';
  const read = parse(leadToAdd, { ...draft, [part]: level, heard: heard === '' ? null : heard, key });
  if (read.kind === 'valid') return { kind: 'valid', value: read.value as LeadToAdd };
  const { grade, age, ...errors } = read.errors;
  const fault = grade ?? age;
  return { kind: 'invalid', errors: { ...errors, ...(fault === undefined ? {} : { level: fault }) } };
}

/** Names one filling of the form. Browsers have this also where the admin is not served over https. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
