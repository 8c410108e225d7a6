import type { Core } from '@strapi/strapi';

/**
 * The kinds of field that Strapi does not have itself. `global::amount` is money in minor units: an integer in the
 * database, which staff type in major units (see `admin/components/AmountInput`).
 */
export function registerFields(strapi: Core.Strapi): void {
  strapi.customFields.register({
    name: 'amount',
    type: 'integer',
    inputSize: { default: 6, isResizable: true },
  });
}
