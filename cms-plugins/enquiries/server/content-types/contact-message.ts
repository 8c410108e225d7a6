import { deskAttributes, deskIndexes } from './desk-attributes';
import { sentAttributes } from './sent-fields';

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
      ...sentAttributes.contact,
      ...deskAttributes,
    },
    indexes: deskIndexes(table, 'email'),
  },
};
