import { builds } from './builds';
import { builder } from './builder';
import { addresses } from './addresses';
import { changes } from './changes';
import { entries } from './entries';
import { hearing } from './hearing';
import { notes } from './notes';
import { scheduleWorker } from './schedule-worker';
import { schedules } from './schedules';
import { leases } from './leases';
import { hold } from './hold';
import { content } from './content';
import { desk } from './desk';
import { deskBuilds } from './desk-builds';
import { deskEntries } from './desk-entries';
import { deskLinks } from './desk-links';
import { deskShown } from './desk-shown';
import { preview } from './preview';
import { status } from './status';

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
