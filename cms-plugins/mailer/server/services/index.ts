import type { MailerServices, Offered } from '@lanternway/server-kit/platform';
import { dispatch } from './dispatch/mail-dispatch';
import { outbox } from './outbox/outbox';
import { retention } from './outbox/retention';
import { brandReader } from './render/brand';
import { watched } from './watched';

/**
 * Strapi's container keeps what has state in the process, which is reached only by a typed accessor
 * (`dispatchOf(strapi)`), and what others call by name. Everything else is a function to import.
 */
const offered = { brand: brandReader, outbox } satisfies Offered<MailerServices>;

export const services = { ...offered, dispatch, retention, watched };
