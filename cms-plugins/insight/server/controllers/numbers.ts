import * as calls from '@lanternway/contracts/insight/staff-calls';
import { insightPermissions } from '@lanternway/contracts/insight/staff';
import { staffFileRoute, staffRoute, type StaffCall } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { cohortsFile, groupsFile, speedFile, weeksFile } from '../services/reports/csv';
import { readFunnel } from '../services/reports/funnel';
import { readGroups } from '../services/reports/groups';
import { readCohorts, readWeeks } from '../services/reports/over-time';
import { readSpeed } from '../services/reports/speed';
import { readThisWeek } from '../services/reports/this-week';

const rightsOf = (may: StaffCall<string, object>['may']) => ({
  teachers: may(insightPermissions.teachers),
  money: may(insightPermissions.money),
  costs: may(insightPermissions.costs),
});

/** How many families came, and what became of them. */
export const numbers = (strapi: Core.Strapi) => [
  staffRoute(calls.readFunnel, ({ request, may }) =>
    readFunnel(strapi, request, may(insightPermissions.money), new Date()),
  ),
  staffRoute(calls.readGroups, async ({ request, may }) => ({
    rows: await readGroups(strapi, request, rightsOf(may), new Date()),
  })),
  staffFileRoute(calls.exportGroups, async ({ request, may }) =>
    groupsFile(await readGroups(strapi, request, rightsOf(may), new Date()), request.by, new Date()),
  ),
  staffRoute(calls.readWeeks, async ({ request }) => ({
    weeks: await readWeeks(strapi, request, new Date()),
  })),
  staffFileRoute(calls.exportWeeks, async ({ request }) =>
    weeksFile(await readWeeks(strapi, request, new Date()), new Date()),
  ),
  staffRoute(calls.readCohorts, async ({ request }) => ({
    months: await readCohorts(strapi, request, new Date()),
  })),
  staffFileRoute(calls.exportCohorts, async ({ request }) =>
    cohortsFile(await readCohorts(strapi, request, new Date()), new Date()),
  ),
  staffRoute(calls.readSpeed, ({ request }) => readSpeed(strapi, request, new Date())),
  staffFileRoute(calls.exportSpeed, async ({ request }) =>
    speedFile(await readSpeed(strapi, request, new Date()), new Date()),
  ),
  staffRoute(calls.readThisWeek, ({ may }) => readThisWeek(strapi, rightsOf(may), new Date())),
];
