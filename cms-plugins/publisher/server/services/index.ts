import { notes } from './notes';
import { leases } from './leases';
import { hold } from './hold';
import { content } from './content';
import { deskEntries } from './desk-entries';
import { deskLinks } from './desk-links';
import { deskShown } from './desk-shown';
import { preview } from './preview';
import { status } from './status';

/** Every service of the plugin, by the name under which `own` finds it. */
export const services = { content, deskEntries, deskLinks, deskShown, hold, leases, notes, preview, status };
