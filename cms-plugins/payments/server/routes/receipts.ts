import { financePermissions } from '@lanternway/contracts/payments/staff';
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
