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

/** What was done about people's data, to be shown to whoever asks later, without keeping whose data it was. */
export interface PrivacyRecords {
  /** In the caller's transaction. */
  add: (record: NewRecord) => Promise<void>;
  /** The latest first. */
  historyOf: (email: string) => Promise<PrivacyFindings['history']>;
  /** What the nightly job did, the latest first. */
  runs: (most: number) => Promise<SettingsReply['runs']>;
}

interface Stored {
  what: NewRecord['what'];
  facts: (Run & { reason?: string }) | null;
  byName: string | null;
  at: string;
}

const most = 100;

export function privacyRecords({ strapi }: { strapi: Core.Strapi }): PrivacyRecords {
  const { secret } = readConfig(strapi);
  const records = () => strapi.db.query(privacyRecordUid);
  const hashOf = (email: string) =>
    createHmac('sha256', secret).update(`enquiries: privacy: ${email}`).digest('hex');
  const latest = async (where: object, limit: number) =>
    (await records().findMany({ where, orderBy: [{ at: 'desc' }, { id: 'desc' }], limit })) as Stored[];

  return {
    async add(record) {
      const isOfPerson = record.what !== 'retention';
      await records().create({
        data: {
          documentId: randomUUID(),
          what: record.what,
          emailHash: isOfPerson ? hashOf(record.email) : null,
          facts: 'facts' in record ? record.facts : null,
          byId: isOfPerson ? record.by.id : null,
          byName: isOfPerson ? record.by.name : null,
          at: new Date(),
        },
      });
    },

    async historyOf(email) {
      const rows = await latest({ emailHash: hashOf(email) }, most);
      return rows.flatMap(({ what, facts, byName, at }) =>
        what === 'retention' ? [] : [{ what, by: byName ?? '', at, reason: facts?.reason ?? null }],
      );
    },

    async runs(limit) {
      const rows = await latest({ what: 'retention' }, limit);
      return rows.flatMap(({ facts, at }) =>
        facts === null ? [] : [{ at, removed: facts.removed, resumes: facts.resumes }],
      );
    },
  };
}
