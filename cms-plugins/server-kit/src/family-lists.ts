import type { FamilyList } from '@lanternway/contracts/insight/family-list';
import type { Core } from '@strapi/strapi';

type Builder = ReturnType<Core.Strapi['db']['connection']>;

/** What stands behind a number of families, as a query of document ids: one for each family that has any. */
export interface FamilyLists {
  /** The enquiries with which they came. */
  enquiries: (list: FamilyList) => Builder;
  /** The orders with which they paid. */
  orders: (list: FamilyList) => Builder;
}

export const familyListsOf = (strapi: Core.Strapi): FamilyLists => strapi.plugin('insight').service('lists');
