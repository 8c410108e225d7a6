import { deskAttributes, deskIndexes } from './desk-attributes';
import { sentAttributes } from './sent-fields';

export const careerApplicationUid = 'plugin::enquiries.career-application';

const table = 'enquiries_applications';

export const careerApplication = {
  schema: {
    kind: 'collectionType',
    collectionName: table,
    info: {
      singularName: 'career-application',
      pluralName: 'career-applications',
      displayName: 'Career application',
    },
    options: { draftAndPublish: false },
    pluginOptions: { 'content-manager': { visible: false }, 'content-type-builder': { visible: false } },
    attributes: {
      ...sentAttributes.career,
      resumeName: { type: 'string', maxLength: 120 },
      resumeType: { type: 'string', maxLength: 100 },
      resumeBytes: { type: 'integer' },
      resumeHash: { type: 'string', maxLength: 64, private: true },
      /** Where the private store has it; null once it has been removed. */
      resumeKey: { type: 'string', maxLength: 120, private: true },
      ...deskAttributes,
    },
    indexes: [...deskIndexes(table, 'email'), { name: `${table}_resume_ix`, columns: ['resume_key'] }],
  },
};
