import { exportVisits, readVisits } from '@lanternway/contracts/insight/visits-calls';
import { mostVisitDays, visitSentences, type VisitQuery } from '@lanternway/contracts/insight/visits-staff';
import { invalid, staffFileRoute, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { exportVisitGroups } from '../services/visit-report/csv';
import { daysBetween, reportVisits } from '../services/visit-report/report';

/** How often pages are looked at: read and exported. */
export const visits = (strapi: Core.Strapi) => [
  staffRoute(readVisits, ({ request }) => {
    checkDays(request);
    return reportVisits(strapi, request, new Date());
  }),

  staffFileRoute(exportVisits, async ({ request }) => {
    checkDays(request);
    const { name, stream } = await exportVisitGroups(strapi, request, new Date());
    return { name, content: stream };
  }),
];

function checkDays({ from, to }: VisitQuery): void {
  if (to < from) throw invalid({ to: visitSentences.order });
  if (daysBetween(from, to).length > mostVisitDays) throw invalid({ to: visitSentences.long });
}
