/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
export const permissionLabels = {
  read: 'See the log of all that staff do',
  history: 'See the history of entries that the role may read',
};
