import type { FreeClassRequest } from '@lanternway/contracts/enquiries/site';
import { phoneDigitsOf, searchTextOf } from '../items/kinds';
import { storedWanted } from '../booking/wanted';
import type { RepeatKey } from './repeat-key';
import type { KeptResume } from '../resumes/resumes';
import type { Arrival } from './source';

/** A row by the names of its columns, as it goes into the table past Strapi's query layer. */
export type NewRow = Record<string, string | number | boolean | Date | null>;

type Typed = string | number | null;

/** What was typed into a form, by the names of its columns. `labels` are those of the form's fields. */
export function sentColumns<Labels extends Readonly<Record<string, string>>>(
  labels: Labels,
  sent: { readonly [Name in keyof Labels]?: Typed | undefined },
): Record<string, Typed> {
  const columns: Record<string, Typed> = {};
  for (const name in labels) columns[columnOf(name)] = sent[name] ?? null;
  return columns;
}

const columnOf = (attribute: string) => attribute.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The time that was chosen. For suspected spam it is stored, but nothing is booked. */
export const wantedColumns = ({ slot }: FreeClassRequest, { isSuspect }: Arrival): NewRow => ({
  wanted: slot === null || slot === undefined ? null : JSON.stringify(storedWanted(slot)),
  wanted_at: slot === null || slot === undefined || isSuspect ? null : new Date(),
});

/** When it would suit. They wait from now on, in one row with the request. */
export const wishColumns = ({ wishes }: FreeClassRequest): NewRow =>
  wishes === null || wishes === undefined ? {} : { wish: JSON.stringify(wishes), waits_since: new Date() };

export const resumeColumns = ({ key, name, type, bytes, hash }: KeptResume) => ({
  resume_key: key,
  resume_name: name,
  resume_type: type,
  resume_bytes: bytes,
  resume_hash: hash,
});

/** What is stored of every enquiry, whatever its form. */
interface CommonFacts {
  documentId: string;
  receivedAt: Date;
  person: { name: string; email: string; phone: string | null };
  arrival: Arrival;
  policyVersion: number | null;
  replyBy: Date;
  repeatKey: RepeatKey;
}

/** Their columns, and those that Strapi keeps of every entry. */
export function commonColumns({ person, arrival, ...facts }: CommonFacts): NewRow {
  const { variant, page, referrer, campaign, zone } = arrival.origin;
  return {
    document_id: facts.documentId,
    created_at: facts.receivedAt,
    updated_at: facts.receivedAt,
    published_at: facts.receivedAt,
    stage: 'new',
    version: 0,
    is_suspect: arrival.isSuspect,
    received_at: facts.receivedAt,
    touched_at: facts.receivedAt,
    reply_by: facts.replyBy,
    search_text: searchTextOf(person.name, person.email, person.phone),
    phone_digits: phoneDigitsOf(person.phone),
    variant: variant ?? null,
    page: page ?? null,
    referrer: referrer ?? null,
    campaign: campaign === undefined ? null : JSON.stringify(campaign),
    policy_version: facts.policyVersion,
    zone: zone ?? null,
    repeat_key: facts.repeatKey.value,
  };
}
