import { auditPermissions } from '@lanternway/contracts/audit/staff';
import { readHistory } from '@lanternway/contracts/audit/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useAuth } from '@strapi/strapi/admin';
import { useEffect, useRef } from 'react';
import { useLoaded } from '../asking/use-loaded';
import { Panel } from '../parts/Panel';
import { HistoryList, historyPage } from './HistoryList';

const paceMs = 60_000;

interface HistoryPanelProps {
  uid: string;
  documentId: string;
  /** What the page shows of it: when it is read again, something may have happened. */
  shown: unknown;
}

/** On the page of an enquiry or an order: what staff did to it. Nothing for those who may not see it. */
export function HistoryPanel({ uid, documentId, shown }: HistoryPanelProps) {
  const permissions = useAuth('HistoryPanel', ({ permissions }) => permissions);
  const may = (permission: string) => permissions.some(({ action }) => action === permission);
  const isShown = may(auditPermissions.history) || may(auditPermissions.read);
  const { loaded, reload } = useLoaded(
    isShown ? readCall(readHistory, { uid, documentId }) : null,
    () => paceMs,
  );
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    reload();
  }, [shown, reload]);
  if (!isShown || loaded.kind !== 'loaded') return null;
  const all = may(auditPermissions.read) ? historyPage(uid, documentId) : null;
  return (
    <Panel title="History">
      <HistoryList history={loaded.value} all={all} />
    </Panel>
  );
}
