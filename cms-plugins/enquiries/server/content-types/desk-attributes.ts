/** What the desk keeps of each enquiry, next to what was sent. Changed only by the desk, in one statement each. */
export const deskAttributes = {
  /** Its status, in the desk's words. Under that name Strapi would show whether it is published instead. */
  stage: { type: 'string', required: true, maxLength: 20, default: 'new' },
  /** Id of the admin user. */
  ownerId: { type: 'integer' },
  /** By when a new enquiry should be answered, by the desk's hours when it came. */
  replyBy: { type: 'datetime' },
  nextStep: { type: 'string', maxLength: 200 },
  nextStepAt: { type: 'datetime' },
  /** Document id of the enquiry of the same kind that this one was merged into. */
  mergedInto: { type: 'string', maxLength: 40 },
  isSuspect: { type: 'boolean', required: true, default: false },
  /** Counts up at each change by the desk. */
  version: { type: 'integer', required: true, default: 0 },
  receivedAt: { type: 'datetime', required: true },
  /** The time of the last thing that happened to it: retention counts from here. */
  touchedAt: { type: 'datetime', required: true },
  /** Name, e-mail, and phone digits in lower case, to be searched by any part. */
  searchText: { type: 'text', maxLength: 400, private: true },
  /** Digits of the phone without the dial code's `+`, to find the same number. */
  phoneDigits: { type: 'string', maxLength: 25, private: true },

  variant: { type: 'string', maxLength: 20 },
  page: { type: 'string', maxLength: 200 },
  referrer: { type: 'string', maxLength: 200 },
  campaign: { type: 'json' },
  policyVersion: { type: 'integer' },
  /** Of the browser that sent the form, such as Asia/Kolkata. */
  zone: { type: 'string', maxLength: 64 },

  /** A keyed hash of what makes a repeat of the same request; null once the time for repeats is over. */
  repeatKey: { type: 'string', maxLength: 64, private: true },
  /** When its mails were given to the outbox; null until then. */
  announcedAt: { type: 'datetime' },
} as const;

/** The indexes of one of the three tables; the inbox has one more, see services/inbox/index-columns. */
export const deskIndexes = (table: string, emailColumn: string) => [
  { name: `${table}_repeat_uq`, columns: ['repeat_key'], type: 'unique' },
  { name: `${table}_document_ix`, columns: ['document_id'] },
  { name: `${table}_email_ix`, columns: [emailColumn] },
  { name: `${table}_phone_ix`, columns: ['phone_digits'] },
  { name: `${table}_announced_ix`, columns: ['announced_at', 'is_suspect', 'received_at'] },
  { name: `${table}_touched_ix`, columns: ['touched_at'] },
];
