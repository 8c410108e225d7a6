import { reconciliationSentences } from '@lanternway/contracts/payments/reconciliation';
import * as calls from '@lanternway/contracts/payments/staff-calls';
import { documentIdOf, invalid, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import {
  findReconciliation,
  listReconciliations,
  runReconciliation,
} from '../services/reconciliation/reconciliations';
import { byStaff } from './by-staff';

/** The comparisons with the providers and with our own ledger. */
export const reconciliations = (strapi: Core.Strapi) => [
  staffRoute(calls.listReconciliations, async () => ({ rows: await listReconciliations(strapi) })),

  staffRoute(calls.readReconciliation, async ({ params: { id } }) => {
    const found = await findReconciliation(strapi, documentIdOf(id, reconciliationSentences.missing));
    if (found === null) throw new errors.NotFoundError(reconciliationSentences.missing);
    return found;
  }),

  staffRoute(calls.reconcileDay, async ({ request: { day }, staff }) => {
    if (day > new Date().toISOString().slice(0, 10)) throw invalid({ day: reconciliationSentences.future });
    const rows = await runReconciliation(strapi, day, byStaff(staff));
    if (rows === null) throw new errors.ApplicationError(reconciliationSentences.busy);
    const isAllRight = rows.every(({ problem }) => problem === null);
    return { message: isAllRight ? reconciliationSentences.done : reconciliationSentences.failed, rows };
  }),
];
