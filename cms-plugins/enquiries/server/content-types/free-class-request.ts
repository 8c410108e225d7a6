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
      /** When it would suit the parent, as none of the free times did: windows of a week, and their clock. */
      wish: { type: 'json' },
      /** Since when they wait for a time; null once they do not. */
      waitsSince: { type: 'datetime' },
      /** When they were last mailed free times. */
      offeredAt: { type: 'datetime' },
      /** What the parent said of how they heard of us: a key of the answers. */
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
