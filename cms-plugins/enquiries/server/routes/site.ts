import { listFamilyClasses } from '@lanternway/contracts/classes/own-class';
import { career as careerEndpoint, contact, freeClass } from '@lanternway/contracts/enquiries/site';
import { siteRoute } from '@lanternway/server-kit/http/site-route';
import type { Core } from '@strapi/strapi';
import { career } from '../controllers/career';
import { enquiries } from '../controllers/enquiries';
import { familyClasses } from '../controllers/family-classes';
import { ownClass } from '../controllers/own-class';
import { waiting } from '../controllers/waiting';

/** The forms that anyone may send, and what the links in our mails open. */
export function siteRoutes(strapi: Core.Strapi) {
  const forms = enquiries({ strapi });
  return [
    siteRoute(freeClass, forms.freeClass),
    siteRoute(contact, forms.contact),
    siteRoute(careerEndpoint, career({ strapi }).apply),
    ...ownClass(strapi),
    ...waiting(strapi),
    siteRoute(listFamilyClasses, familyClasses(strapi)),
  ];
}
