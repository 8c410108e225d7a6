import { deskAttributes, deskIndexes } from './desk-attributes';

export const contactMessageUid = 'plugin::enquiries.contact-message';

const table = 'enquiries_messages';

export const contactMessage = {
  schema: {
    kind: 'collectionType',
    collectionName: table,
    info: { singularName: 'contact-message', pluralName: 'contact-messages', displayName: 'Contact message' },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      name: { type: 'string', required: true, maxLength: 80 },
      email: { type: 'string', required: true, maxLength: 254 },
      message: { type: 'text', required: true, maxLength: 5000 },
      ...deskAttributes,
    },
    indexes: deskIndexes(table, 'email'),
  },
};
