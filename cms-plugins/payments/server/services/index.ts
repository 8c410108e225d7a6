import { alerts } from './alerts';
import { attention } from './attention';
import { books } from './books';
import { reconciler } from './reconciler';
import { circuits } from './reconciler-circuit';
import { reconciliations } from './reconciliations';
import { deliveries } from './deliveries';
import { enrolments } from './enrolments';
import { hourly } from './reconciliation-hourly';
import { inbox } from './inbox';
import { forgetting } from './privacy-receipts';
import { leases } from './leases';
import { ledger } from './ledger';
import { providers } from './providers';
import { receiptFiles } from './receipt-files';
import { receiptPress } from './receipt-press';
import { receiptRegister } from './receipt-register';
import { receiptWorker } from './receipt-worker';
import { receipts } from './receipts';
import { orders } from './orders';
import { prices } from './prices';
import { refundDesk } from './refund-desk';
import { parentRefunds } from './refund-parents';
import { refundRequests } from './refund-requests';
import { refundWorker } from './refund-worker';
import { refunds } from './refunds';
import { searchText } from './search-text';
import { settings } from './settings';
import { settingsChanges } from './settings-changes';
import { settle } from './settle';
import { desk } from './desk';
import { deskDetail } from './desk-detail';
import { deskChanges } from './desk-changes';
import { deskCsv } from './desk-csv';
import { summary } from './summary';
import { checkout } from './checkout';
import { openOrders } from './open-orders';
import { providerOrders } from './provider-orders';
import { paymentReports } from './payment-report';
import { payPalCaptures } from './payment-capture';
import { parentOrders } from './parent-orders';

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
