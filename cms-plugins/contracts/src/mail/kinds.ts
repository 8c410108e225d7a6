/** Every kind of mail we send, and which staff look after it. */

/** What a mail is about. Staff see the mails of the topics granted to their role (product rule H5). */
export const mailTopics = ['accounts', 'enquiries', 'payments'] as const;

export type MailTopic = (typeof mailTopics)[number];

/** By the name that staff read. `own`: seen by the staff member it was sent to. */
export const mailKinds = {
  'Code to register': 'accounts',
  'Code to register, sent at login': 'accounts',
  'Code to reset the password': 'accounts',
  'Code to change the password': 'accounts',
  'Has an account already': 'accounts',
  'Login link after too many attempts': 'accounts',
  'Password changed': 'accounts',
  'Account closed': 'accounts',
  'Free class: request received': 'enquiries',
  'Message: received': 'enquiries',
  'Application: received': 'enquiries',
  'Free class scheduled': 'enquiries',
  'Free class moved': 'enquiries',
  'Free class: new details': 'enquiries',
  'Free class: reminder': 'enquiries',
  'Free class cancelled': 'enquiries',
  'Free class: missed': 'enquiries',
  'Free class: a time is free': 'enquiries',
  'Free class: report': 'enquiries',
  'Mark missing, to the teacher': 'enquiries',
  'New enquiries, to staff': 'enquiries',
  'A teacher cannot teach, to staff': 'enquiries',
  Receipt: 'payments',
  'Credit note': 'payments',
  'Refund: on its way': 'payments',
  'Refund: done': 'payments',
  'Refund request: answered': 'payments',
  'Payment: confirming takes longer': 'payments',
  'Payment: second payment goes back': 'payments',
  'Payment: goes back, no longer sold': 'payments',
  'Payments that need a person, to staff': 'payments',
  'Settings of finance, to staff': 'payments',
  'Log of staff, to the operator': 'own',
  'Test mail': 'own',
} as const satisfies Record<string, MailTopic | 'own'>;

export type MailKind = keyof typeof mailKinds;

/** The kinds of a topic. A kind that is not listed, perhaps stored by an older version, belongs to none. */
export const kindsOf = (topic: MailTopic | 'own'): string[] =>
  Object.entries(mailKinds).flatMap(([kind, of]) => (of === topic ? [kind] : []));
