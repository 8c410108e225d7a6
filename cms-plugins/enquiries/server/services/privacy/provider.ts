import { personalDataRegistryOf } from '@lanternway/server-kit/platform';
import type { Core } from '@strapi/strapi';
import { strengths } from '@lanternway/contracts/classes/teaching';
import { kindLabels } from '@lanternway/contracts/enquiries/staff';
import { enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { scheduledClassUid } from '../../content-types/desk-records';
import { findEvents } from '../items/events';
import { findEnquiries, kinds, type Enquiry } from '../items/kinds';
import { findReports, type StoredReport } from '../reports/report';
import { countMentions, removeMentions } from './mentions';
import { findAccepted } from './policy-accepted';
import { removeEnquiries } from './removal';

export const enquiriesProvider = 'enquiries';

/** Lets people download the enquiries that came from their e-mail, and have them removed. */
export function registerPersonalData(strapi: Core.Strapi): void {
  const { register } = personalDataRegistryOf(strapi);
  register({
    name: enquiriesProvider,
    title: 'Enquiries',
    count: async ({ email }) => (await enquiriesOf(strapi, email)).length,
    async read({ email }) {
      const shown: unknown[] = [];
      for (const enquiry of await enquiriesOf(strapi, email)) shown.push(await show(strapi, enquiry));
      return shown;
    },
    async erase({ email }) {
      for (const kind of enquiryKinds) {
        const found = (await enquiriesOf(strapi, email)).filter((enquiry) => enquiry.kind === kind);
        await removeEnquiries(strapi, kind, found);
      }
    },
  });
  register({
    name: 'mentions',
    title: 'Notes and messages of others that name the address',
    async count({ email }) {
      const found = await enquiriesOf(strapi, email);
      return countMentions(
        strapi,
        email,
        found.map(({ row }) => row.documentId),
      );
    },
    // They are about other people, and looking for them is too much work for a download that anybody may ask for again and again.
    read: () =>
      Promise.resolve(
        'What others wrote that names this address is not handed over; we tell how much it is.',
      ),
    erase: ({ email }) => removeMentions(strapi, email),
  });
}

/** All that came from an address, however it was written. */
export async function enquiriesOf(strapi: Core.Strapi, email: string): Promise<Enquiry[]> {
  const found: Enquiry[] = [];
  for (const kind of enquiryKinds)
    found.push(...(await findEnquiries(strapi, kind, { [kinds[kind].email]: { $eqi: email } })));
  return found;
}

/** What only the machine needs, or what is about the staff. */
const ours = new Set(['id', 'ownerId', 'searchText', 'phoneDigits', 'repeatKey', 'resumeHash', 'resumeKey']);

/** Events whose facts name other people: to whom the enquiry was given, or with whose enquiry it was merged. */
const namesOthers = new Set(['owner', 'merge']);

async function show(strapi: Core.Strapi, { kind, row }: Enquiry): Promise<object> {
  const events = await findEvents(strapi, [row.documentId]);
  const scheduled: Record<string, unknown> | null = await strapi.db
    .query(scheduledClassUid)
    .findOne({ where: { enquiryId: row.documentId } });
  return {
    kind: kindLabels[kind],
    ...Object.fromEntries(Object.entries(row).filter(([name]) => !ours.has(name))),
    privacyPolicy: await findAccepted(strapi, row.policyVersion),
    class: scheduled === null ? null : classOf(scheduled),
    reports: (await findReports(strapi, row.documentId)).map(reportOf),
    timeline: events.map(({ what, facts, note, byName, at }) => ({
      what,
      facts: namesOthers.has(what) ? null : facts,
      note,
      by: byName === null ? null : 'staff',
      at,
    })),
  };
}

const classOf = ({
  state,
  startsAt,
  zone,
  minutes,
  link,
  message,
  confirmedAt,
  joinedAt,
  markedAt,
}: Record<string, unknown>) => ({
  ...{ state, startsAt, zone, minutes, link, message },
  ...{ confirmedAt, joinedAt, markedAt },
});

const reportOf = ({
  startsAt,
  did,
  strengths: chosen,
  offerTitle,
  remark,
  writtenAt,
  sentAt,
}: StoredReport) => ({
  startsAt,
  did,
  strengths: chosen.map((key) => strengths[key]),
  nextStep: offerTitle,
  remark,
  writtenAt,
  sentAt,
});
