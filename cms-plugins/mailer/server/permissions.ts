/** What may be granted to a role of the admin, and how the admin's page of roles names it. */
export const permissionLabels = {
  read: 'See the mails that were sent',
  resend: 'Send mails again',
  accounts: 'Mails about accounts',
  enquiries: 'Mails about enquiries',
  payments: 'Mails about payments',
  everything: 'Mails of every kind',
};
