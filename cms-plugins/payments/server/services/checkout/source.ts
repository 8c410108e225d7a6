import { cutText } from '@lanternway/contracts/fields/cut-text';
import { enquiryOriginsOf } from '@lanternway/server-kit/enquiry-origins';
import type { Core } from '@strapi/strapi';

const room = { characters: 60 };

/** Where a parent first came from, or null: nobody is stopped because it is not known. */
export async function sourceOf(strapi: Core.Strapi, email: string): Promise<string | null> {
  try {
    const source = await enquiryOriginsOf(strapi).firstSourceOf(email);
    return source === null ? null : cutText(source, room);
  } catch (error) {
    const why = error instanceof Error ? error.name : 'unknown reason';
    strapi.log.warn(`payments: where a parent came from could not be read: ${why}`);
    return null;
  }
}
