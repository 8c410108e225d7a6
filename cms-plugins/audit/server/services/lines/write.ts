import type { Keeping } from '@lanternway/contracts/audit/deed';
import type { ChangedField } from '@lanternway/contracts/audit/staff';
import { cutText } from '@lanternway/contracts/fields/cut-text';
import { rowsIn } from '@lanternway/server-kit/db/table';
import type { Core } from '@strapi/strapi';
import { entryUid } from '../../content-types/entry';
import { writeChanged } from './changed';
import type { Who } from './who';

/** What a line is about. */
export interface Target {
  uid: string | null;
  documentId: string | null;
  title: string | null;
}

interface NewLine extends Target {
  who: Who;
  action: string;
  keeping: Keeping;
  changed: readonly ChangedField[];
  /** Whether it is written before the call, so that its end is still unknown. */
  isBegun?: boolean;
}

const rows = (strapi: Core.Strapi) => rowsIn(strapi, entryUid);

const cut = (text: string | null, characters: number) =>
  text === null ? null : cutText(text, { characters });

/** Adds a line in the caller's transaction if there is one, and returns its id. */
export async function addLine(strapi: Core.Strapi, line: NewLine): Promise<number> {
  const { who, action, keeping, uid, documentId, title, changed, isBegun = false } = line;
  const data = {
    ...who,
    at: new Date(),
    area: action.split('.', 1)[0],
    action,
    keeping,
    uid: cut(uid, 100),
    documentOf: cut(documentId, 40),
    title: cut(title, 200),
    changed: writeChanged(changed),
    outcome: isBegun ? 'begun' : 'done',
  };
  // Unlike `create`, it does not read again what was written.
  const { ids } = await rows(strapi).createMany({ data: [data] });
  return Number(ids[0]);
}

/** Writes into the line of a begun call how it ended. A line that has ended is not changed again. */
export async function endLine(
  strapi: Core.Strapi,
  id: number,
  end: { outcome: 'done'; target: Target; changed: readonly ChangedField[] } | { outcome: 'unknown' },
): Promise<void> {
  const data =
    end.outcome === 'unknown'
      ? { outcome: end.outcome }
      : {
          outcome: end.outcome,
          uid: cut(end.target.uid, 100),
          documentOf: cut(end.target.documentId, 40),
          title: cut(end.target.title, 200),
          changed: writeChanged(end.changed),
        };
  await rows(strapi).updateMany({ where: { id, outcome: 'begun' }, data });
}

/** Takes back the line of a call that was refused: nothing was done. */
export async function dropLines(strapi: Core.Strapi, ids: readonly number[]): Promise<void> {
  await rows(strapi).deleteMany({ where: { id: { $in: [...ids] }, outcome: 'begun' } });
}
