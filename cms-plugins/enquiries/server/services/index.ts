import { announcing } from './notifications/notify';
import { bulk } from './item/bulk';
import { classes } from './classes/classes';
import { csv } from './export/csv';
import { events } from './items/events';
import { inbox } from './inbox/inbox';
import { intake } from './intake/intake';
import { item } from './item/item';
import { changes } from './item/changes';
import { merging } from './item/merge';
import { owners } from './items/owners';
import { policyInForce } from './intake/policy-in-force';
import { privacy } from './privacy/privacy';
import { privacyRecords } from './privacy/records';
import { removal } from './privacy/removal';
import { resumeOpening } from './resumes/opening';
import { resumes } from './resumes/resumes';
import { retention } from './privacy/retention';
import { settings } from './items/settings';
import { summary } from './inbox/summary';
import { views } from './inbox/views';

/** Every service of the plugin, by the name under which `own` finds it. */
export const services = {
  announcing,
  bulk,
  changes,
  classes,
  csv,
  events,
  inbox,
  intake,
  item,
  merging,
  owners,
  policyInForce,
  privacy,
  privacyRecords,
  removal,
  resumeOpening,
  resumes,
  retention,
  settings,
  summary,
  views,
};
