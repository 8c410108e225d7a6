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

/** How families came by the links of a campaign: each link has its line there, under its source. */
export const familiesOf = (campaign: string): string =>
  `/plugins/insight?${new URLSearchParams({ by: 'source', campaign }).toString()}`;

export const buildPage = (number: number): string => `${historyPage}/${String(number)}`;
