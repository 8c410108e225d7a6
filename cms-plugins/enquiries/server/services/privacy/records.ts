import { createHmac, randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import type { PrivacyFindings, SettingsReply } from '@lanternway/contracts/enquiries/staff-privacy';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { readConfig } from '../../config';
import { privacyRecordUid } from '../../content-types/desk-records';

type Run = Omit<SettingsReply['runs'][number], 'at'>;

export type NewRecord =
  | { what: 'exported'; email: string; by: Staff }
  | { what: 'erased'; email: string; by: Staff; facts: { reason: string } & Record<string, unknown> }
  | { what: 'retention'; facts: Run };

// What was done about people's data, to be shown to all who ask later, without keeping whose data it was.

interface Stored {
  what: NewRecord['what'];
  facts: (Run & { reason?: string }) | null;
  byName: string | null;
  at: string;
}

const max = 100;

/** By each secret of the installation, the present one first. */
const hashesOf = (strapi: Core.Strapi, email: string): string[] =>
  readConfig(strapi).secrets.map((secret) =>
    createHmac('sha256', secret).update(`enquiries: privacy: ${email}`).digest('hex'),
  );

const findLatest = async (strapi: Core.Strapi, where: object, limit: number) =>
  (await strapi.db
    .query(privacyRecordUid)
    .findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], limit })) as Stored[];

/** In the caller's transaction. */
export async function addPrivacyRecord(strapi: Core.Strapi, record: NewRecord): Promise<void> {
  const isOfPerson = record.what !== 'retention';
  await strapi.db.query(privacyRecordUid).create({
    data: {
      documentId: randomUUID(),
      what: record.what,
      emailHash: isOfPerson ? hashesOf(strapi, record.email)[0] : null,
      facts: 'facts' in record ? record.facts : null,
      byId: isOfPerson ? record.by.id : null,
      byName: isOfPerson ? record.by.name : null,
      at: new Date(),
    },
  });
}

/** What was done about the data under an e-mail, the latest first. */
export async function readPrivacyHistory(
  strapi: Core.Strapi,
  email: string,
): Promise<PrivacyFindings['history']> {
  const rows = await findLatest(strapi, { emailHash: { $in: hashesOf(strapi, email) } }, max);
  return rows.flatMap(({ what, facts, byName, at }) =>
    what === 'retention' ? [] : [{ what, by: byName ?? '', at, reason: facts?.reason ?? null }],
  );
}

/** What the nightly job did, the latest first. */
export async function listRetentionRuns(strapi: Core.Strapi, limit: number): Promise<SettingsReply['runs']> {
  const rows = await findLatest(strapi, { what: 'retention' }, limit);
  return rows.flatMap(({ facts, at }) =>
    facts === null ? [] : [{ at, removed: facts.removed, resumes: facts.resumes }],
  );
}
