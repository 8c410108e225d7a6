import { alerts } from './orders/attention/alerts';
import { attention } from './orders/attention/attention';
import { books } from './reconciliation/books';
import { reconciler } from './reconciliation/reconciler';
import { circuits } from './reconciliation/circuit';
import { reconciliations } from './reconciliation/reconciliations';
import { deliveries } from './enrolments/deliveries';
import { enrolments } from './enrolments/enrolments';
import { hourly } from './reconciliation/hourly';
import { inbox } from './webhooks/inbox';
import { forgetting } from './privacy/receipts';
import { leases } from './jobs/leases';
import { ledger } from './orders/ledger';
import { providers } from './providers';
import { receiptFiles } from './receipts/pdf/files';
import { receiptPress } from './receipts/pdf/worker';
import { receiptRegister } from './receipts/register/register';
import { receiptWorker } from './receipts/mail/worker';
import { receipts } from './receipts/issue/receipts';
import { orders } from './orders/orders';
import { prices } from './orders/prices';
import { refundDesk } from './staff/refunds';
import { parentRefunds } from './refunds/parents';
import { refundRequests } from './refunds/requests';
import { refundWorker } from './refunds/worker';
import { refunds } from './refunds/refunds';
import { searchText } from './orders/search-text';
import { settings } from './settings/settings';
import { settingsChanges } from './settings/changes';
import { settle } from './settlement/settle';
import { desk } from './staff/orders';
import { deskDetail } from './staff/detail';
import { deskChanges } from './staff/changes';
import { deskCsv } from './staff/csv';
import { summary } from './staff/summary';
import { checkout } from './checkout/checkout';
import { openOrders } from './checkout/open-orders';
import { providerOrders } from './checkout/provider-orders';
import { paymentReports } from './checkout/report';
import { payPalCaptures } from './checkout/capture';
import { parentOrders } from './checkout/parent-orders';

/** Every service of the plugin, by the name under which `own` finds it. */
export const services = {
  parentOrders,
  payPalCaptures,
  paymentReports,
  providerOrders,
  openOrders,
  checkout,
  alerts,
  attention,
  books,
  circuits,
  deliveries,
  enrolments,
  hourly,
  inbox,
  forgetting,
  leases,
  ledger,
  receiptFiles,
  receiptPress,
  receiptRegister,
  receiptWorker,
  receipts,
  orders,
  prices,
  providers,
  reconciler,
  reconciliations,
  parentRefunds,
  refundDesk,
  refundRequests,
  refundWorker,
  refunds,
  searchText,
  settings,
  settingsChanges,
  settle,
  desk,
  deskDetail,
  deskChanges,
  deskCsv,
  summary,
};
