import { dataRequestsOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import type { Erased, PrivacyFindings } from '@lanternway/contracts/enquiries/staff-privacy';
import type { Staff } from '@lanternway/contracts/enquiries/staff';
import { toInboxRows } from '../inbox/rows';
import { eraseAddress } from '@lanternway/server-kit/erase-address';
import { enquiriesProvider, enquiriesOf } from './provider';
import { addPrivacyRecord, readPrivacyHistory } from './records';
import { countComingClasses } from './removal';

// Everything about one e-mail: shown, handed over, and removed (product rule C9).

/** All that is known under an e-mail. */
export async function findPerson(strapi: Core.Strapi, email: string): Promise<PrivacyFindings> {
  const { account, others } = await findOthers(strapi, email);
  return {
    email,
    enquiries: await toInboxRows(strapi, await enquiriesOf(strapi, email), new Date()),
    account,
    others,
    history: await readPrivacyHistory(strapi, email),
  };
}

/** What other parts of the product keep. */
async function findOthers(strapi: Core.Strapi, email: string) {
  const { account, parts } = await dataRequestsOf(strapi).find(email);
  const others = parts
    .filter(({ name, count }) => name !== enquiriesProvider && count > 0)
    .map(({ what, count }) => ({ what, count }));
  return { account, others };
}

/** Everything that is kept, as JSON. */
export async function exportPerson(
  strapi: Core.Strapi,
  email: string,
  by: Staff,
): Promise<Record<string, unknown>> {
  const data = await dataRequestsOf(strapi).read(email);
  await addPrivacyRecord(strapi, { what: 'exported', email, by });
  return { email, exportedAt: new Date().toISOString(), ...data };
}

/** All or nothing. Done twice, the second finds nothing. */
export async function erasePerson(
  strapi: Core.Strapi,
  email: string,
  reason: string,
  by: Staff,
): Promise<Erased> {
  return strapi.db.transaction(async () => {
    const { others } = await findOthers(strapi, email);
    const enquiries = await enquiriesOf(strapi, email);
    const classes = await countComingClasses(strapi, enquiries);
    const isAccountClosed = await dataRequestsOf(strapi).erase(email);
    const resumes = enquiries.filter(
      (enquiry) => enquiry.kind === 'career' && enquiry.row.resumeKey !== null,
    ).length;
    const erased = { enquiries: enquiries.length, resumes, classes, isAccountClosed, others };
    if (isAccountClosed || enquiries.length > 0 || others.length > 0) {
      // Staff write the address there, too.
      const facts = { reason: eraseAddress(reason, email), ...erased };
      await addPrivacyRecord(strapi, { what: 'erased', email, by, facts });
    }
    return erased;
  });
}
