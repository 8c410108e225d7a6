import { randomUUID } from 'node:crypto';
import type { PersonRow } from '../../content-types/person';
import type { Counted } from '../people/person-of';

/** A row for a family that has none yet. */
export const newPerson = (personKey: string, made: Counted) => ({
  documentId: randomUUID(),
  ...made,
  personKey,
  isAnonymous: false,
});

/** Whether a row is already what the facts say. */
export const isSame = (row: PersonRow, made: Counted): boolean =>
  Object.entries(made).every(([name, value]) => {
    const held = row[name as keyof Counted];
    return name === 'leadAt' && held !== null
      ? new Date(String(held)).toISOString() === value
      : held === value;
  });
