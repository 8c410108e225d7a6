import { events } from './events';
import { settings } from './settings';

/** Every service of the plugin, by the name under which `own` finds it. */
export const services = {
  events,
  settings,
};
