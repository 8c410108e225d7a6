import type { Core } from '@strapi/strapi';
import type { Erased, PrivacyFindings } from '@lanternway/contracts/enquiries/staff-privacy';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { toInboxRows } from '../inbox/rows';
import { own } from '../own';
import { enquiriesKeeper, enquiriesOf } from './provider';
import { withoutAddress } from './mentions';

/** What is used of the accounts' service that carries out what people ask about their data. */
interface DataRequests {
  find: (email: string) => Promise<{
    account: PrivacyFindings['account'];
    parts: { name: string; what: string; count: number }[];
  }>;
  read: (email: string) => Promise<Record<string, unknown>>;
  erase: (email: string) => Promise<boolean>;
}

/** Everything about one e-mail: shown, handed over, and removed (product rule C9). */
export interface Privacy {
  find: (email: string) => Promise<PrivacyFindings>;
  /** Everything that is kept, as JSON. */
  read: (email: string, by: Staff) => Promise<Record<string, unknown>>;
  /** All or nothing. Done twice, the second finds nothing. */
  erase: (email: string, reason: string, by: Staff) => Promise<Erased>;
}

export function privacy({ strapi }: { strapi: Core.Strapi }): Privacy {
  const requests = () => strapi.plugin('accounts').service<DataRequests>('dataRequests');

  async function findOthers(email: string) {
    const { account, parts } = await requests().find(email);
    const others = parts
      .filter(({ name, count }) => name !== enquiriesKeeper && count > 0)
      .map(({ what, count }) => ({ what, count }));
    return { account, others };
  }

  return {
    async find(email) {
      const { account, others } = await findOthers(email);
      return {
        email,
        enquiries: await toInboxRows(strapi, await enquiriesOf(strapi, email), new Date()),
        account,
        others,
        history: await own(strapi, 'privacyRecords').historyOf(email),
      };
    },

    async read(email, by) {
      const data = await requests().read(email);
      await own(strapi, 'privacyRecords').add({ what: 'exported', email, by });
      return { email, exportedAt: new Date().toISOString(), ...data };
    },

    async erase(email, reason, by) {
      return strapi.db.transaction(async () => {
        const { others } = await findOthers(email);
        const enquiries = await enquiriesOf(strapi, email);
        const classes = await own(strapi, 'removal').countComing(enquiries);
        const isAccountClosed = await requests().erase(email);
        const resumes = enquiries.filter(
          (enquiry) => enquiry.kind === 'career' && enquiry.row.resumeKey !== null,
        ).length;
        const erased = { enquiries: enquiries.length, resumes, classes, isAccountClosed, others };
        if (isAccountClosed || enquiries.length > 0 || others.length > 0)
          await own(strapi, 'privacyRecords').add({
            what: 'erased',
            email,
            by,
            // Staff write the address there, too.
            facts: { reason: withoutAddress(reason, email), ...erased },
          });
        return erased;
      });
    },
  };
}
