import type { EntryCheck } from '@lanternway/contracts/publishing/entry-check';
import { checkEntry } from '@lanternway/contracts/publishing/staff-calls';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useCall } from '@lanternway/desk/asking/use-call';
import { useForm } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { noteStops } from './stops';
import { toSend } from './to-send';

/** How long somebody has stopped typing before the form is checked. */
const pauseMs = 600;

/** What it leads to may be published or taken down meanwhile. */
const againMs = 30_000;

interface Checked {
  uid: string;
  documentId: string;
}

/**
 * What stops an entry, with what its form holds now. Null: not known yet, or nothing is checked for entries of its kind.
 * @param entry null: check nothing
 * @param saved changes with each save
 */
export function useCheck(entry: Checked | null, saved: unknown): EntryCheck | null {
  const call = useCall();
  const values = useForm('useCheck', (form) => form.values, false) as unknown;
  const isModified = useForm('useCheck', ({ modified }) => modified, false) === true;
  const uid = entry?.uid;
  const documentId = entry?.documentId;
  const [found, setFound] = useState<{ of: string; check: EntryCheck }>();
  const of = `${String(uid)} ${String(documentId)}`;
  const known = found?.of === of ? found.check : null;
  // Most kinds of entries are not checked: after the first answer nothing is asked for them.
  const isOver = known?.isChecked === false;
  const isFirst = useRef(true);

  useEffect(() => {
    if (uid === undefined || documentId === undefined || isOver) return;
    let isGone = false;
    let next: ReturnType<typeof setTimeout>;
    async function ask(checked: Checked): Promise<void> {
      try {
        if (document.visibilityState === 'visible') {
          const typed = isModified ? toSend(values) : null;
          const sent = { entry: isRecord(typed) ? typed : null };
          const check = await call(writeCall(checkEntry, { ...checked }, sent));
          if (isGone) return;
          noteStops(checked.uid, checked.documentId, check.problems.length > 0);
          setFound({ of, check });
        }
      } catch {
        // The server checks again when somebody publishes: nobody is held back by a check that could not be made.
        noteStops(checked.uid, checked.documentId, false);
      }
      if (!isGone) next = setTimeout(() => void ask(checked), againMs);
    }
    next = setTimeout(() => void ask({ uid, documentId }), isFirst.current ? 0 : pauseMs);
    isFirst.current = false;
    return () => {
      isGone = true;
      clearTimeout(next);
    };
  }, [call, uid, documentId, of, values, isModified, saved, isOver]);

  // An entry that is not open is not held back.
  useEffect(
    () => () => {
      if (uid !== undefined && documentId !== undefined) noteStops(uid, documentId, false);
    },
    [uid, documentId],
  );
  return known;
}
