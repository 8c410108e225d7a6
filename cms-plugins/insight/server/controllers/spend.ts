import * as calls from '@lanternway/contracts/insight/staff-calls';
import { staffFileRoute, staffRoute } from '@lanternway/server-kit/http/staff-endpoint';
import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { rebuild } from '../services/keeping/rebuild';
import { readSourceNames, saveSourceNames } from '../services/people/making';
import {
  addSpend,
  exportSpend,
  importSpend,
  listSpend,
  previewSpend,
  removeSpend,
} from '../services/spend/spend';

/** What marketing cost, and what staff call the sources. */
export const spend = (strapi: Core.Strapi) => [
  staffRoute(calls.listSpend, async () => ({ rows: await listSpend(strapi) })),

  staffRoute(calls.addSpend, async ({ request, staff }) => {
    const added = await addSpend(strapi, request, staff.name);
    if (added === null)
      throw new errors.ApplicationError('There is a line for this source, campaign and days already.');
    return added;
  }),

  staffRoute(calls.removeSpend, async ({ params: { id } }) => {
    if (!(await removeSpend(strapi, id))) throw new errors.NotFoundError('This line is gone already.');
    return { rows: await listSpend(strapi) };
  }),

  staffRoute(calls.previewSpend, ({ request }) => previewSpend(strapi, request.csv)),
  staffRoute(calls.importSpend, ({ request, staff }) => importSpend(strapi, request.csv, staff.name)),
  staffFileRoute(calls.exportSpend, () => exportSpend(strapi, new Date())),

  staffRoute(calls.readSources, async () => ({ names: await namesNow(strapi) })),
  staffRoute(calls.saveSources, async ({ request }) => {
    await saveSourceNames(strapi, request.names);
    await rebuild(strapi);
    return { names: await namesNow(strapi) };
  }),
];

const namesNow = async (strapi: Core.Strapi) =>
  (await readSourceNames(strapi)).map(({ name, told }) => ({ name, told: [...told] }));
