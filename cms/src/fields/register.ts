import type { Core } from '@strapi/strapi';

/**
 * The kinds of field that Strapi does not have by itself. `global::amount` is money in minor units:
 * an integer in the database, major units under the hands of staff (see `admin/components/AmountInput`).
 */
export function registerFields(strapi: Core.Strapi): void {
  strapi.customFields.register({
    name: 'amount',
    type: 'integer',
    inputSize: { default: 6, isResizable: true },
  });
}
