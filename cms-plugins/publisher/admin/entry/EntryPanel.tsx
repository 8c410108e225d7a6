import type { EntryState } from '@lanternway/contracts/publishing/entry';
import { readEntry } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useRights } from '../rights';
import { EntrySite } from './EntrySite';

/** What the content manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string };
  meta?: object;
}

/** Rarely while nothing is waiting: the user's own publish shows at once. */
const quietPaceMs = 20_000;
const busyPaceMs = 1_500;

const paceOf = ({ state }: EntryState): number =>
  state === 'waiting' || state === 'leaving' ? busyPaceMs : quietPaceMs;

/** Next to an entry: whether the site shows it, a preview, and its plans. */
export function EntryPanel({ model, documentId, document, meta }: PanelProps): {
  title: string;
  content: ReactNode;
} | null {
  const { mayRead } = useRights();
  // A single type's address does not name its one entry.
  const id = document?.documentId ?? documentId;
  const isOurs = mayRead && !model.startsWith('plugin::') && id !== undefined;
  const { loaded, reload } = useLoaded(
    isOurs ? readCall(readEntry, { uid: model, documentId: id }) : null,
    paceOf,
  );

  // Saved, published or unpublished: the content manager has read the entry again.
  const shown = useRef(document);
  useEffect(() => {
    if (shown.current === document) return;
    shown.current = document;
    reload();
  }, [document, meta, reload]);

  if (!isOurs || loaded.kind === 'loading' || loaded.kind === 'missing') return null;
  return {
    title: 'The site',
    content: <EntrySite loaded={loaded} entry={{ uid: model, documentId: id }} reload={reload} />,
  };
}
