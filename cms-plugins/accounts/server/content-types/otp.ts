/**
 * One-time codes, one row for each address and purpose: a new code takes the place of the old one. Machine-written, so
 * it is hidden from staff; a code itself is stored nowhere.
 */
export const otp = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_otps',
    info: { singularName: 'otp', pluralName: 'otps', displayName: 'One-time code' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      { name: 'accounts_otps_email_purpose_uq', columns: ['email', 'purpose'], type: 'unique' },
      { name: 'accounts_otps_expires_at_ix', columns: ['expires_at'] },
    ],
    attributes: {
      purpose: { type: 'string', required: true, maxLength: 20 },
      email: { type: 'string', required: true, maxLength: 254 },
      /** Another with every code, so that nothing done to the one before touches the new one. */
      codeId: { type: 'string', required: true, maxLength: 36 },
      codeHash: { type: 'string', required: true, maxLength: 64, private: true },
      expiresAt: { type: 'datetime', required: true },
      attempts: { type: 'integer', required: true, default: 0 },
      consumedAt: { type: 'datetime' },
    },
  },
};
