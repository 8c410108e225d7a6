import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import * as calls from '@lanternway/contracts/enquiries/staff-calls';
import { invalid, staffFileRoute, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { erasePerson, exportPerson, findPerson } from '../services/privacy/privacy';

/** Everything that is known under one e-mail. None of it may stay in a browser. */
export const privacy = (strapi: Core.Strapi) => [
  staffRoute(calls.findPerson, ({ request: { email } }) => findPerson(strapi, email)),

  staffFileRoute(calls.exportPerson, async ({ request: { email }, staff }) => {
    const data = await exportPerson(strapi, email, staff);
    return {
      // The file's name does not say whose data it is: it stands in lists of downloads.
      name: `personal-data-${new Date().toISOString().slice(0, 10)}.json`,
      content: JSON.stringify(data, null, 2),
    };
  }),

  staffRoute(calls.erasePerson, ({ request: { email, confirm, reason }, staff }) => {
    if (confirm.trim().toLowerCase() !== email) throw invalid({ confirm: deskSentences.confirmMismatch });
    return erasePerson(strapi, email, reason, staff);
  }),
];
