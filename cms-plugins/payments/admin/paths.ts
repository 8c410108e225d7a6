/** Where the finance desk's pages stand in the admin. */
export const deskPage = '/plugins/payments';

export const orderPage = (id: string): string => `${deskPage}/orders/${id}`;

export const refundsPage = `${deskPage}/refunds`;
export const requestsPage = `${deskPage}/requests`;
export const receiptsPage = `${deskPage}/receipts`;
export const reconciliationPage = `${deskPage}/reconciliation`;
export const settingsPage = `${deskPage}/settings`;
