/** The paths of the publishing pages in the admin. */
export const publishingPage = '/plugins/publisher';

export const historyPage = `${publishingPage}/history`;
export const schedulePage = `${publishingPage}/schedule`;
export const healthPage = `${publishingPage}/health`;
export const reviewsPage = `${publishingPage}/reviews`;
export const secondPage = `${publishingPage}/second`;
export const orderPage = `${publishingPage}/order`;

/** Where the entries of a type are put in order. */
export const orderPageOf = (uid: string): string => `${orderPage}/${uid}`;

export const buildPage = (number: number): string => `${historyPage}/${String(number)}`;
