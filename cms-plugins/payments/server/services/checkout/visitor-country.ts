import type { Core, UID } from '@strapi/strapi';
import { readConfig } from '../../config';

interface Visitor {
  address: string;
  header: (name: string) => string;
}

/** What is used of the application's service that knows countries. */
interface Countries {
  countryOf: (visitor: Visitor) => Promise<string | null>;
}

/** The country a parent pays from, or null: nobody is stopped because it is not known. */
export async function countryOf(strapi: Core.Strapi, visitor: Visitor): Promise<string | null> {
  const countries = strapi.service(readConfig(strapi).visitorUid as UID.Service) as unknown as Countries;
  return countries.countryOf(visitor).catch(() => null);
}
