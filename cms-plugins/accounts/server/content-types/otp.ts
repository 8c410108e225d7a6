/**
 * One-time codes, one row for each address, purpose and device that asked: a new code replaces the one that the same
 * device asked for before. The name and password of a registration are kept with its code and count only with it.
 * Machine-written, so it is hidden from staff; a code itself is stored nowhere.
 */
export const otp = {
  schema: {
    kind: 'collectionType',
    collectionName: 'accounts_otps',
    info: { singularName: 'otp', pluralName: 'otps', displayName: 'One-time code' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    indexes: [
      {
        name: 'accounts_otps_email_purpose_device_uq',
        columns: ['email', 'purpose', 'device'],
        type: 'unique',
      },
      { name: 'accounts_otps_expires_at_ix', columns: ['expires_at'] },
    ],
    attributes: {
      purpose: { type: 'string', required: true, maxLength: 20 },
      email: { type: 'string', required: true, maxLength: 254 },
      /** A keyed hash that names the device. Null in rows from before it was kept. */
      device: { type: 'string', maxLength: 43, private: true },
      /** New with every code, so that nothing done to the previous code affects the new one. */
      codeId: { type: 'string', required: true, maxLength: 36 },
      codeHash: { type: 'string', required: true, maxLength: 64, private: true },
      expiresAt: { type: 'datetime', required: true },
      attempts: { type: 'integer', required: true, default: 0 },
      consumedAt: { type: 'datetime' },
      /** What was typed with a registration: the password's hash and the name. Null for every other purpose. */
      password: { type: 'string', maxLength: 200, private: true },
      fullName: { type: 'string', maxLength: 80, private: true },
    },
  },
};
