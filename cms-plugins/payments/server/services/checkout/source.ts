import { cutText } from '@lanternway/contracts/fields/cut-text';
import { familySourcesOf } from '@lanternway/server-kit/family-sources';
import { nameOfError } from '@lanternway/server-kit/errors';
import type { Core } from '@strapi/strapi';
import type { Buyer } from './open-orders';

const room = { characters: 200 };

/** Where the family came from first, as it is counted everywhere, or null: nobody is stopped because it is not known. */
export async function sourceOf(
  strapi: Core.Strapi,
  { email, origin }: Pick<Buyer, 'email' | 'origin'>,
): Promise<string | null> {
  try {
    const source = await familySourcesOf(strapi).firstOf(email, origin);
    return source === null ? null : cutText(source, room);
  } catch (error) {
    strapi.log.warn(`payments: where a parent came from could not be read: ${nameOfError(error)}`);
    return null;
  }
}
