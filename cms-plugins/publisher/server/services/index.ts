import { status } from './status';

/** Every service of the plugin, by the name under which `own` finds it. */
export const services = { status };
