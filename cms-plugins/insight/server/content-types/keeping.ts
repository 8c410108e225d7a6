import { valuesOf, type RowOf } from '@lanternway/server-kit/db/table';
import { recordType } from './record-type';

/** A mark: something about this family has changed. Triggers of the database write it in the transaction of the change. */
export const markUid = 'plugin::insight.mark';
export const marksTable = 'insight_marks';

export const mark = {
  schema: {
    ...recordType('mark', 'marks', 'Family to be counted again', marksTable),
    attributes: {
      email: { type: 'string', required: true, maxLength: 254 },
      /** A fact was removed that must still be counted. */
      isRemoval: { type: 'boolean', required: true, default: false },
    } as const,
  },
};

/** What is remembered of removed facts, for families that still have other facts. */
export const memoryUid = 'plugin::insight.memory';

export interface Remembered {
  leadAt: string | null;
  bookedAt: string | null;
  attendedAt: string | null;
  missedAt: string | null;
  rawSource: string | null;
  medium: string | null;
  campaign: string | null;
  form: string | null;
  course: string | null;
  country: string | null;
}

export const memory = {
  schema: {
    ...recordType('memory', 'memories', 'Earlier steps of a family', 'insight_memories'),
    attributes: {
      personKey: { type: 'string', required: true, maxLength: 64, private: true },
      steps: { type: 'json', ...valuesOf<Remembered>() },
    } as const,
    indexes: [{ name: 'insight_memories_key_uq', columns: ['person_key'], type: 'unique' }],
  },
};

/** One row. It is locked while families are counted, and keeps what the last check found. */
export const stateUid = 'plugin::insight.state';
export const stateTable = 'insight_states';

export const state = {
  schema: {
    ...recordType('state', 'states', 'State of the numbers', stateTable),
    attributes: {
      name: { type: 'string', required: true, maxLength: 20 },
      /** The zone, the names of sources and the version with which the rows were made. */
      madeBy: { type: 'text', maxLength: 20_000 },
      checkedAt: { type: 'datetime' },
      /** How often families were counted again, other than by writing all of them. */
      counted: { type: 'integer', default: 0 },
      /** Keys of families whose row was not what the facts say. */
      wrong: { type: 'json', ...valuesOf<string[] | null>() },
    } as const,
    indexes: [{ name: 'insight_states_name_uq', columns: ['name'], type: 'unique' }],
  },
};

declare module '@lanternway/server-kit/db/table' {
  interface Rows {
    'plugin::insight.mark': RowOf<typeof mark>;
    'plugin::insight.memory': RowOf<typeof memory>;
    'plugin::insight.state': RowOf<typeof state>;
  }
}
