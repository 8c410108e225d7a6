import { arrivals, staffForm, type LeadToAdd } from '@lanternway/contracts/enquiries/staff-add';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { newDocumentId } from '@lanternway/server-kit/db/document-id';
import type { Core } from '@strapi/strapi';
import { readConfig } from '../../config';
import { sentLabels } from '../../content-types/sent-fields';
import { hasKnown } from '../inbox/alike';
import { commonColumns, sentColumns, type NewRow } from '../intake/rows';
import { repeatKeyOf, type RepeatKey } from '../intake/repeat-key';
import { addEvent } from '../items/events';
import { kinds } from '../items/kinds';
import { readSettings } from '../items/settings';
import { asStoringFault } from '../items/storing-fault';
import { addWorkingHours } from '../items/working-hours';

export type Added =
  | { kind: 'added'; id: string }
  /** Someone has written before, and staff have not said that they know. */
  | { kind: 'known' };

const { uid, table } = kinds['free-class'];

/**
 * Stores an enquiry that came by phone or mail as a request for a free class, together with who typed it, both or neither.
 * That person owns it from the beginning. Nobody is mailed, as parent and staff know about it.
 */
export async function addLead(
  strapi: Core.Strapi,
  lead: LeadToAdd,
  by: Staff,
  receivedAt: Date,
): Promise<Added> {
  const { row, repeatKey } = await rowOf(strapi, lead, by, receivedAt);
  const repeated = await findRepeated(strapi, repeatKey);
  if (repeated !== null) return { kind: 'added', id: repeated };
  const { parentEmail: email, parentPhone: phone = null } = lead;
  if (!lead.isSure && (await hasKnown(strapi, { email, phone }))) {
    // The known enquiry may be this very one, stored meanwhile.
    const same = await findRepeated(strapi, repeatKey);
    return same === null ? { kind: 'known' } : { kind: 'added', id: same };
  }
  const stored = await asStoringFault(strapi, () => store(strapi, row, lead, by));
  // The same was sent twice at once, and the other one was faster.
  const id = stored ?? (await findRepeated(strapi, repeatKey));
  if (id === null) throw new Error('An added enquiry could not be distinguished from another one.');
  return { kind: 'added', id };
}

/** Null where it is stored already. */
const store = async (
  strapi: Core.Strapi,
  row: NewRow,
  { cameBy }: LeadToAdd,
  by: Staff,
): Promise<string | null> =>
  strapi.db.transaction(async ({ trx }) => {
    const [made] = (await trx(table)
      .insert(row)
      .onConflict('repeat_key')
      .ignore()
      .returning('document_id')) as { document_id: string }[];
    if (made === undefined) return null;
    await addEvent(strapi, { enquiryId: made.document_id, what: 'received', facts: { cameBy }, by });
    return made.document_id;
  });

async function rowOf(
  strapi: Core.Strapi,
  lead: LeadToAdd,
  by: Staff,
  receivedAt: Date,
): Promise<{ row: NewRow; repeatKey: RepeatKey }> {
  const { hours } = await readSettings(strapi);
  const fields = sentColumns(sentLabels['free-class'], lead);
  const arrival = { origin: {}, isSuspect: false, idempotencyKey: `${String(by.id)}/${lead.key}` };
  const repeatKey = repeatKeyOf(readConfig(strapi).secrets, 'free-class', Object.values(fields), arrival);
  const common = commonColumns({
    documentId: newDocumentId(strapi, uid),
    receivedAt,
    person: { name: lead.name, email: lead.parentEmail, phone: lead.parentPhone ?? null },
    arrival,
    // They have seen no form, so they have accepted nothing with it.
    policyVersion: null,
    replyBy: addWorkingHours(receivedAt, hours.replyHours, hours),
    repeatKey,
  });
  const row = {
    ...fields,
    ...common,
    variant: staffForm,
    campaign: JSON.stringify({ source: arrivals[lead.cameBy].toLowerCase() }),
    heard_from: lead.heard,
    owner_id: by.id,
    announced_at: receivedAt,
  };
  return { row, repeatKey };
}

async function findRepeated(strapi: Core.Strapi, { value, others }: RepeatKey): Promise<string | null> {
  const where = { repeatKey: { $in: [value, ...others] } };
  const found = (await strapi.db.query(uid).findOne({ select: ['documentId'], where })) as {
    documentId: string;
  } | null;
  return found?.documentId ?? null;
}
