/** The paths of the finance desk's pages in the admin. */
export const deskPage = '/plugins/payments';

export const orderPage = (id: string): string => `${deskPage}/orders/${id}`;

export const refundsPage = `${deskPage}/refunds`;
export const requestsPage = `${deskPage}/requests`;
export const receiptsPage = `${deskPage}/receipts`;
export const revenuePage = `${deskPage}/revenue`;
export const creditNotesPage = `${deskPage}/credit-notes`;
export const reconciliationPage = `${deskPage}/reconciliation`;
export const settingsPage = `${deskPage}/settings`;
