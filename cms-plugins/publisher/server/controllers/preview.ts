import { makePreview } from '@lanternway/contracts/publishing/staff-calls';
import { staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { inProcess } from '../services/in-process';
import { mayWith } from './rights';

/** Links to previews, for people who may read the entry. */
export const preview = (strapi: Core.Strapi) => [
  staffRoute(makePreview, async ({ request: { uid, documentId }, staff, may }) => {
    if (!mayWith(may, 'read', uid)) throw new errors.ForbiddenError();
    const asked = { uid, documentId, status: 'draft', staffId: staff.id } as const;
    const made = await inProcess(strapi, 'preview').link(asked);
    if (made.kind === 'none') throw new errors.ApplicationError(made.sentence);
    return { url: made.url, endsAt: made.endsAt };
  }),
];
