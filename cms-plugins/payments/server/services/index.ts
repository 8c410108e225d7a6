import { alerts } from './alerts';
import { attention } from './attention';
import { leases } from './leases';
import { ledger } from './ledger';
import { searchText } from './search-text';

/** Every service of the plugin, by the name under which `own` finds it. */
export const services = {
  alerts,
  attention,
  leases,
  ledger,
  searchText,
};
