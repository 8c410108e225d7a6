import { deskSentences, type Staff } from '@lanternway/contracts/enquiries/staff';
import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import type { Core } from '@strapi/strapi';
import { addEvent, type NewEvent } from './events';
import { findEnquiry, kinds, type Enquiry } from './kinds';

/** The enquiry that is to be changed, and who changes it. */
export interface Target {
  kind: EnquiryKind;
  id: string;
  /** Null where it is the server, for a parent. */
  by: Staff | null;
}

export type Changed =
  | { kind: 'changed' }
  | { kind: 'missing' }
  /** Somebody else was quicker. */
  | { kind: 'stale' }
  | { kind: 'refused'; sentence: string }
  | { kind: 'invalid'; field: string; sentence: string };

/** An event that is yet to be written into the timeline of an enquiry. */
export type ItemEvent = Pick<NewEvent, 'what' | 'facts' | 'note'>;

export type Decision =
  | {
      kind: 'change';
      data: object;
      events: ItemEvent[];
      /** Writes other rows that belong to the change. Called when nobody else can change the enquiry any more. */
      alsoWrite?: () => Promise<void>;
    }
  /** It is so already. */
  | { kind: 'same' }
  | Extract<Changed, { kind: 'refused' | 'invalid' }>;

/**
 * Changes one enquiry and adds to its timeline, both or neither. Of several changes to the same version only one succeeds:
 * the statement that writes checks the version once more. `decide` reads in the transaction, and writes nothing itself.
 */
export async function changeItem(
  strapi: Core.Strapi,
  target: Target,
  version: number,
  decide: Decide,
): Promise<Changed> {
  return strapi.db.transaction(() => tryChange(strapi, target, version, decide));
}

type Decide = (enquiry: Enquiry, now: Date) => Decision | Promise<Decision>;

async function tryChange(
  strapi: Core.Strapi,
  { kind, id, by }: Target,
  version: number,
  decide: Decide,
): Promise<Changed> {
  const enquiry = await findEnquiry(strapi, kind, id);
  if (enquiry === null) return { kind: 'missing' };
  if (enquiry.row.mergedInto !== null) return { kind: 'refused', sentence: deskSentences.mergedAway };
  if (enquiry.row.version !== version) return { kind: 'stale' };
  const now = new Date();
  const decision = await decide(enquiry, now);
  if (decision.kind === 'same') return { kind: 'changed' };
  if (decision.kind !== 'change') return decision;
  const { count } = await strapi.db.query(kinds[kind].uid).updateMany({
    where: { documentId: id, version, mergedInto: null },
    data: { ...decision.data, version: version + 1, touchedAt: now },
  });
  if (count === 0) return { kind: 'stale' };
  await decision.alsoWrite?.();
  for (const event of decision.events) await addEvent(strapi, { enquiryId: id, by, ...event });
  return { kind: 'changed' };
}
