import type { EnquiryKind } from '@lanternway/contracts/enquiries/site';
import { deskSentences } from '@lanternway/contracts/enquiries/staff';
import { ConflictError, documentIdOf, invalid } from '@lanternway/server-kit/http/staff-endpoint';
import { errors } from '@strapi/utils';
import type { Changed } from '../services/items/change-item';
import { isKind } from '../services/items/kinds';

/** The enquiry that the path names. Throws 404 if it cannot name one. */
export function itemOf({ kind, id }: { kind: string; id: string }): { kind: EnquiryKind; id: string } {
  if (!isKind(kind)) throw new errors.NotFoundError(deskSentences.missing);
  return { kind, id: documentIdOf(id, deskSentences.missing) };
}

/** Throws what the desk tells staff if a change was not made. */
export function mustBeChanged(outcome: Changed): void {
  switch (outcome.kind) {
    case 'changed':
      return;
    case 'missing':
      throw new errors.NotFoundError(deskSentences.missing);
    case 'stale':
      throw new ConflictError(deskSentences.stale);
    case 'refused':
      throw new errors.ApplicationError(outcome.sentence);
    case 'invalid':
      throw invalid({ [outcome.field]: outcome.sentence });
  }
}
