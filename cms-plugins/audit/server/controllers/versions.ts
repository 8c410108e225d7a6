import * as calls from '@lanternway/contracts/audit/staff-calls';
import { versionSentences } from '@lanternway/contracts/audit/versions';
import { documentIdOf, NotAllowedError, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { putBack } from '../services/versions/put-back';
import { listVersions, readVersion } from '../services/versions/list';
import { mayPutBack } from './rights';

interface Named {
  uid: string;
  documentId: string;
}

/** The published versions of an entry, and putting one back as a draft. */
export function versions(strapi: Core.Strapi) {
  function entryOf(
    { uid, documentId }: Named,
    may: (permission: string, subject?: string) => boolean,
  ): Named {
    if (!mayPutBack(strapi, may, uid)) throw new NotAllowedError(versionSentences.notAllowed);
    return { uid, documentId: documentIdOf(documentId, versionSentences.gone) };
  }

  return [
    staffRoute(calls.listVersions, ({ params, request, may }) =>
      listVersions(strapi, entryOf(params, may), request.page),
    ),

    staffRoute(calls.readVersion, async ({ params, may }) => {
      const found = await readVersion(strapi, entryOf(params, may), idOf(params.id));
      if (found === null) throw new errors.NotFoundError(versionSentences.missing);
      return found;
    }),

    staffRoute(calls.putBackVersion, async ({ params, request, may, staff }) => {
      const entry = entryOf(params, may);
      const { savedAt } = request;
      const missing = await putBack(strapi, entry, idOf(params.id), { savedAt, staffId: staff.id });
      const message = missing.length === 0 ? versionSentences.done : versionSentences.doneWithout;
      return { message, missing };
    }),
  ];
}

function idOf(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new errors.NotFoundError(versionSentences.missing);
  return Number(id);
}
