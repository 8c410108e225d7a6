import { builds } from './builds/builds';
import { builder } from './build-loop/builder';
import { addresses } from './redirects/addresses';
import { changes } from './changes/changes';
import { entries } from './content/entries';
import { hearing } from './changes/tracking';
import { notes } from './builds/notes';
import { scheduleWorker } from './schedules/worker';
import { schedules } from './schedules/schedules';
import { leases } from './leadership/leases';
import { hold } from './builds/freeze';
import { content } from './content/content';
import { desk } from './staff/overview';
import { deskBuilds } from './staff/builds';
import { deskEntries } from './staff/entries';
import { deskLinks } from './staff/links';
import { deskShown } from './staff/shown';
import { preview } from './preview/preview';
import { status } from './builds/status';

/** Every service of the plugin, by the name under which `own` finds it. */
export const services = {
  addresses,
  builder,
  builds,
  changes,
  content,
  desk,
  deskBuilds,
  deskEntries,
  deskLinks,
  deskShown,
  entries,
  hearing,
  hold,
  leases,
  notes,
  preview,
  scheduleWorker,
  schedules,
  status,
};
