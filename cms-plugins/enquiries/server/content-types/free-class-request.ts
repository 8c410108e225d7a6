import { deskAttributes, deskIndexes } from './desk-attributes';
import { sentAttributes } from './sent-fields';

export const freeClassRequestUid = 'plugin::enquiries.free-class-request';

const table = 'enquiries_free_classes';

export const freeClassRequest = {
  schema: {
    kind: 'collectionType',
    collectionName: table,
    info: {
      singularName: 'free-class-request',
      pluralName: 'free-class-requests',
      displayName: 'Free class request',
    },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      ...sentAttributes['free-class'],
      /** The time that the parent chose in the form. */
      wanted: { type: 'json' },
      /** Since when it waits to be booked; null once that is decided. */
      wantedAt: { type: 'datetime' },
      /** When a class would suit the parent, if none of the free times did: windows of a week, and their clock. */
      wish: { type: 'json' },
      /** Since when the family waits for a time; null once it no longer waits. */
      waitsSince: { type: 'datetime' },
      /** When they were last mailed free times. */
      offeredAt: { type: 'datetime' },
      /** The parent's answer to how they found us: its key. */
      heardFrom: { type: 'string', maxLength: 30 },
      ...deskAttributes,
    },
    indexes: [
      ...deskIndexes(table, 'parent_email'),
      { name: `${table}_wanted_ix`, columns: ['wanted_at'] },
      { name: `${table}_waits_ix`, columns: ['waits_since'] },
    ],
  },
};
