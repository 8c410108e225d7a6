import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { openResume as endpoint } from '@lanternway/contracts/enquiries/staff-calls';
import { staffFileRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { openResume } from '../services/resumes/opening';

/** No browser may show a resume, whatever it is, because a stranger made it. */
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
};

/** Hands a resume to a staff member. That is recorded before the first byte goes out. */
export const resumes = (strapi: Core.Strapi) => [
  staffFileRoute(endpoint, async ({ params: { id }, staff }) => {
    const resume = await openResume(strapi, id, staff);
    if (resume === null) throw new errors.NotFoundError(deskSentences.noResume);
    const { name, stream, bytes } = resume;
    return { name, content: stream, bytes, headers };
  }),
];
