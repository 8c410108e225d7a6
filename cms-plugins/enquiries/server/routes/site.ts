import { career as careerEndpoint, contact, freeClass } from '@lanternway/contracts/enquiries/site';
import { siteRoute } from '@lanternway/server-kit/http/site-route';
import type { Core } from '@strapi/strapi';
import { career } from '../controllers/career';
import { enquiries } from '../controllers/enquiries';

/** The forms that anyone may send. */
export function siteRoutes(strapi: Core.Strapi) {
  const forms = enquiries({ strapi });
  return [
    siteRoute(freeClass, forms.freeClass),
    siteRoute(contact, forms.contact),
    siteRoute(careerEndpoint, career({ strapi }).apply),
  ];
}
