/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
export const permissionLabels = {
  read: 'See orders, refunds, receipts and reconciliations',
  work: 'Ask the provider again, note sessions, settle what needs attention',
  refund: 'Refund orders',
  approve: 'Approve the large refunds of others',
  export: 'Export orders and receipts',
  settings: 'Propose and confirm changes of receipts, tax and two-person approval',
  'set-alone': 'Change those without a second person',
};
