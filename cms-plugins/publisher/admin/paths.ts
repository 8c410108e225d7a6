/** Where the pages of publishing stand in the admin. */
export const publishingPage = '/plugins/publisher';

export const historyPage = `${publishingPage}/history`;
export const schedulePage = `${publishingPage}/schedule`;

export const buildPage = (number: number): string => `${historyPage}/${String(number)}`;
