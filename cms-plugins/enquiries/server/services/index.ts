import { announcing } from './announcing';
import { events } from './events';
import { settings } from './settings';
import { inbox } from './inbox';
import { intake } from './intake';
import { owners } from './owners';
import { policyInForce } from './policy-in-force';
import { summary } from './summary';

/** Every service of the plugin, by the name under which `own` finds it. */
export const services = {
  announcing,
  events,
  inbox,
  intake,
  owners,
  policyInForce,
  summary,
  settings,
};
