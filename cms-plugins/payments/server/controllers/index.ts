import { desk } from './desk';
import { reconciliations } from './reconciliations';
import { receipts } from './receipts';
import { settings } from './settings';
import { refundRequests } from './refund-requests';
import { refunds } from './refunds';
import { sessions } from './sessions';

/** The controllers of the admin's routes, by the names under which they stand there. */
export const controllers = {
  desk,
  receipts,
  reconciliations,
  settings,
  refundRequests,
  refunds,
  sessions,
};
