import { announcing } from './announcing';
import { bulk } from './bulk';
import { classes } from './classes';
import { csv } from './csv';
import { events } from './events';
import { inbox } from './inbox';
import { intake } from './intake';
import { item } from './item';
import { changes } from './item-changes';
import { merging } from './merge';
import { owners } from './owners';
import { policyInForce } from './policy-in-force';
import { privacy } from './privacy';
import { privacyRecords } from './privacy-records';
import { removal } from './removal';
import { resumeOpening } from './resume-opening';
import { resumes } from './resumes';
import { retention } from './retention';
import { settings } from './settings';
import { summary } from './summary';
import { views } from './views';

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
