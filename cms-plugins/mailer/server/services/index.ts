import { dispatch } from './dispatch/mail-dispatch';
import { outbox } from './outbox/outbox';
import { retention } from './outbox/retention';
import { brandBook } from './render/brand';

/**
 * Strapi's container keeps what has state in the process, which the plugin itself reaches only by the typed accessor
 * next to it (`brandOf(strapi)`), and the outbox, which others call by name. Everything else is a function to import.
 */
export const services = { brand: brandBook, dispatch, outbox, retention };
