import type { Core } from '@strapi/strapi';

/** Where families came from, as their forms tell. */
export interface EnquiryOrigins {
  /** The source of the first enquiry from this address that has one: a campaign's, or another site. */
  firstSourceOf: (email: string) => Promise<string | null>;
}

export const enquiryOriginsOf = (strapi: Core.Strapi): EnquiryOrigins =>
  strapi.plugin('enquiries').service('origins');
