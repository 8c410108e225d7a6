/** What the desk writes next to the enquiries. Machine-written, so staff's content tools do not show it. */

const hidden = { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } };

/** What happened to an enquiry. Rows are only ever added, and go with their enquiry. */
export const eventUid = 'plugin::enquiries.event';

export const event = {
  schema: {
    kind: 'collectionType',
    collectionName: 'enquiries_events',
    info: { singularName: 'event', pluralName: 'events', displayName: 'Enquiry event' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    attributes: {
      /** Document id of the enquiry. */
      enquiryId: { type: 'string', required: true, maxLength: 40 },
      what: { type: 'string', required: true, maxLength: 20 },
      /** What its sentence is made of. */
      facts: { type: 'json' },
      note: { type: 'text', maxLength: 5000 },
      /** Id and, at the time, name of the staff member; null where it was the server. */
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      at: { type: 'datetime', required: true },
    },
    indexes: [{ name: 'enquiries_events_of_ix', columns: ['enquiry_id', 'at'] }],
  },
};

/** The class of a free class request: one row each, moved and cancelled in place. */
export const scheduledClassUid = 'plugin::enquiries.scheduled-class';

export const scheduledClass = {
  schema: {
    kind: 'collectionType',
    collectionName: 'enquiries_classes',
    info: {
      singularName: 'scheduled-class',
      pluralName: 'scheduled-classes',
      displayName: 'Scheduled class',
    },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    attributes: {
      enquiryId: { type: 'string', required: true, maxLength: 40 },
      state: { type: 'string', required: true, maxLength: 20 },
      startsAt: { type: 'datetime', required: true },
      zone: { type: 'string', required: true, maxLength: 64 },
      minutes: { type: 'integer', required: true },
      link: { type: 'text', maxLength: 510 },
      message: { type: 'text', maxLength: 1000 },
      /** Names it in the parent's calendar, for good. */
      calendarUid: { type: 'text', required: true, maxLength: 300 },
      sequence: { type: 'integer', required: true, default: 0 },
      /** When this time was agreed and mailed to the parent. */
      agreedAt: { type: 'datetime' },
      /** The last reminders, as sequence and minutes: '0.1440 0.60'. */
      remindedFor: { type: 'string', maxLength: 40 },
      /** How often the parent has chosen another time without a person. */
      moves: { type: 'integer' },
      /** Until when the parent may undo their cancellation. */
      undoUntil: { type: 'datetime' },
      /** When the parent said that they will be there, and when they first pressed Join. */
      confirmedAt: { type: 'datetime' },
      joinedAt: { type: 'datetime' },
      /** When to write to the parent of a child who did not come; null otherwise, and once that is done. */
      followUpAt: { type: 'datetime' },
      /** When it was first said how the class went, and when its teacher was asked for that. */
      markedAt: { type: 'datetime' },
      markAskedAt: { type: 'datetime' },
    },
    indexes: [
      { name: 'enquiries_classes_of_uq', columns: ['enquiry_id'], type: 'unique' },
      { name: 'enquiries_classes_starts_ix', columns: ['starts_at'] },
      { name: 'enquiries_classes_follow_ix', columns: ['follow_up_at'] },
      { name: 'enquiries_classes_state_ix', columns: ['state', 'starts_at'] },
    ],
  },
};

/** A filter of the inbox under a name. */
export const viewUid = 'plugin::enquiries.view';

export const view = {
  schema: {
    kind: 'collectionType',
    collectionName: 'enquiries_views',
    info: { singularName: 'view', pluralName: 'views', displayName: 'Saved view' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    attributes: {
      name: { type: 'string', required: true, maxLength: 60 },
      query: { type: 'text', maxLength: 1000 },
      isShared: { type: 'boolean', required: true, default: false },
      byId: { type: 'integer', required: true },
      byName: { type: 'string', maxLength: 200 },
    },
    indexes: [{ name: 'enquiries_views_by_ix', columns: ['by_id'] }],
  },
};

/** What was exported, erased and removed, without naming whom: the address stands as a keyed hash. */
export const privacyRecordUid = 'plugin::enquiries.privacy-record';

export const privacyRecord = {
  schema: {
    kind: 'collectionType',
    collectionName: 'enquiries_privacy_records',
    info: { singularName: 'privacy-record', pluralName: 'privacy-records', displayName: 'Privacy record' },
    options: { draftAndPublish: false },
    pluginOptions: hidden,
    attributes: {
      /** exported, erased, retention. */
      what: { type: 'string', required: true, maxLength: 20 },
      emailHash: { type: 'string', maxLength: 64 },
      facts: { type: 'json' },
      byId: { type: 'integer' },
      byName: { type: 'string', maxLength: 200 },
      at: { type: 'datetime', required: true },
    },
    indexes: [
      { name: 'enquiries_privacy_email_ix', columns: ['email_hash', 'at'] },
      { name: 'enquiries_privacy_what_ix', columns: ['what', 'at'] },
    ],
  },
};
