import { financePermissions } from '@lanternway/contracts/payments/staff';
import { receiptPdf } from '@lanternway/contracts/payments/parent-orders';
import type { Core } from '@strapi/strapi';
import { parentReceipts } from '../controllers/parent-receipts';
import { only } from './only';

const reading = only(financePermissions.read);
const exporting = only(financePermissions.export);

/** The register of receipts. The paths begin with the plugin's name. */
export const receiptRoutes = [
  { method: 'GET', path: '/receipts', handler: 'receipts.list', config: reading },
  { method: 'GET', path: '/receipts.csv', handler: 'receipts.csv', config: exporting },
  { method: 'GET', path: '/receipts.pdf', handler: 'receipts.pdf', config: exporting },
  { method: 'GET', path: '/orders/:id/receipt.pdf', handler: 'receipts.ofOrder', config: reading },
];

/**
 * A parent's own. Keys made for programs are not tried, and a handler that is a function has no permission of its own in
 * users-permissions: who is logged in may call it, and the controller refuses everybody else.
 */
export const parentReceiptRoutes = (strapi: Core.Strapi) => [
  {
    method: receiptPdf.method,
    path: receiptPdf.path.replace(/^\/api/, ''),
    handler: parentReceipts({ strapi }).pdf,
    config: { auth: { scope: [], strategies: ['users-permissions'] } },
  },
];
