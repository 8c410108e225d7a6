/** The path of the log in the admin. */
export const auditPage = '/plugins/audit';
