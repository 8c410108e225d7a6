/** The paths of the publishing pages in the admin. */
export const publishingPage = '/plugins/publisher';

export const historyPage = `${publishingPage}/history`;
export const schedulePage = `${publishingPage}/schedule`;

export const buildPage = (number: number): string => `${historyPage}/${String(number)}`;
