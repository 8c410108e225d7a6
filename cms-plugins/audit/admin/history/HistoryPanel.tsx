import { auditPermissions } from '@lanternway/contracts/audit/staff';
import { readHistory } from '@lanternway/contracts/audit/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { HistoryList, historyPage } from '@lanternway/desk/history/HistoryList';
import { useRBAC } from '@strapi/strapi/admin';
import { useEffect, useRef, type ReactNode } from 'react';

/** What the content manager passes to a panel next to an entry. */
interface PanelProps {
  model: string;
  documentId?: string;
  document?: { documentId?: string };
}

const permissions = Object.values(auditPermissions).map((action) => ({ action, subject: null }));

const paceMs = 60_000;

/** Next to an entry: who changed it, and what. */
export function HistoryPanel({ model, documentId, document }: PanelProps): {
  title: string;
  content: ReactNode;
} | null {
  const { allowedActions } = useRBAC(permissions);
  // A single type's address does not name its one entry.
  const id = document?.documentId ?? documentId;
  const isShown = allowedActions['canHistory'] === true && id !== undefined;
  const call = isShown ? readCall(readHistory, { uid: model, documentId: id }) : null;
  const { loaded, reload } = useLoaded(call, () => paceMs);

  // Saved or published: the content manager has read the entry again.
  const shown = useRef(document);
  useEffect(() => {
    if (shown.current === document) return;
    shown.current = document;
    reload();
  }, [document, reload]);

  if (!isShown || loaded.kind !== 'loaded') return null;
  const all = allowedActions['canRead'] === true ? historyPage(model, id) : null;
  return { title: 'History', content: <HistoryList history={loaded.value} all={all} /> };
}
