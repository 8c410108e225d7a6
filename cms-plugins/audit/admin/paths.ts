/** The path of the log in the admin. */
export const auditPage = '/plugins/audit';

/** The whole history of one entry. */
export const historyPage = (uid: string, documentId: string): string =>
  `${auditPage}?${new URLSearchParams({ days: 'all', uid, documentId }).toString()}`;
