/** The outbox's table. Written only by the services, so staff's content tools do not show it. */
export const mailUid = 'plugin::mailer.mail';
export const mailTable = 'mails';

const hidden = { visible: false };

const schema = {
  kind: 'collectionType',
  collectionName: mailTable,
  info: { singularName: 'mail', pluralName: 'mails', displayName: 'Mail' },
  options: { draftAndPublish: false },
  pluginOptions: { 'content-manager': hidden, 'content-type-builder': hidden },
  attributes: {
    key: { type: 'string', maxLength: 255 },
    kind: { type: 'string', maxLength: 100 },
    recipient: { type: 'string', maxLength: 254 },
    content: { type: 'json' },
    attachments: { type: 'json' },
    isSecret: { type: 'boolean' },
    expiresAt: { type: 'datetime' },
    /** waiting, sent, failed, expired; `forgotten` where only the key is left. */
    state: { type: 'string', maxLength: 20 },
    attempts: { type: 'integer' },
    /** When it is due. A worker that takes the mail moves it ahead, so that a dead worker's mail falls due again. */
    nextAttemptAt: { type: 'datetime' },
    /** The id of the present claim; null if nobody has claimed the mail. */
    claim: { type: 'string', maxLength: 36 },
    fault: { type: 'string', maxLength: 20 },
    settledAt: { type: 'datetime' },
    /** The mail this one repeats at a staff member's wish. */
    againOf: { type: 'integer' },
    askedBy: { type: 'string', maxLength: 255 },
  },
  indexes: [
    { name: 'mails_key_uq', columns: ['key'], type: 'unique' },
    { name: 'mails_due_ix', columns: ['state', 'is_secret', 'next_attempt_at'] },
    { name: 'mails_settled_ix', columns: ['state', 'settled_at'] },
    { name: 'mails_again_ix', columns: ['again_of'] },
    { name: 'mails_recipient_ix', columns: ['recipient'] },
  ],
};

export const mail = { schema };
