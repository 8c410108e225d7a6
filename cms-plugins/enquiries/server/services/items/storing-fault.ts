import type { Core } from '@strapi/strapi';
import { nameOfError, ServiceBusyError } from '@lanternway/server-kit/errors';

const askAgainInS = 5;

/** What a database says of a row that it will never take, however often it is sent. */
const blamesRow = /^(22|23)|^SQLITE_(CONSTRAINT|MISMATCH|TOOBIG)/;

/**
 * Throws `ServiceBusyError` where the database is away, so that the sender is asked to send it again. A database's error
 * message holds what a parent typed, so only its code is logged and passed on.
 */
export async function asStoringFault<T>(strapi: Core.Strapi, store: () => Promise<T>): Promise<T> {
  try {
    return await store();
  } catch (error) {
    const code = nameOfError(error);
    strapi.log.error(`enquiries: one could not be stored: ${code}`);
    throw blamesRow.test(code)
      ? new Error(`The database refused an enquiry: ${code}`)
      : new ServiceBusyError(askAgainInS);
  }
}
