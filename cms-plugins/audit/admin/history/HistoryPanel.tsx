import { auditPermissions, type History } from '@lanternway/contracts/audit/staff';
import { readHistory } from '@lanternway/contracts/audit/staff-calls';
import { sentenceOfLine } from '@lanternway/contracts/audit/sentence';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Time } from '@lanternway/desk/parts/Time';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useRBAC } from '@strapi/strapi/admin';
import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { historyPage } from '../paths';

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

function HistoryList({ history: { lines, hasMore }, all }: { history: History; all: string | null }) {
  if (lines.length === 0) return <Typography>Nothing has happened since the log began.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {lines.map((line) => (
          <li key={line.id} style={{ overflowWrap: 'anywhere' }}>
            <Typography tag="div">{`${line.actorName} ${sentenceOfLine({ ...line, title: null })}`}</Typography>
            <Typography tag="div" variant="pi" textColor="neutral600">
              <Time iso={line.at} />
            </Typography>
          </li>
        ))}
      </Flex>
      {hasMore && all === null && <Typography variant="pi">The last ten are shown.</Typography>}
      {all !== null && (
        <Link tag={NavLink} to={all}>
          All that happened to it
        </Link>
      )}
    </Flex>
  );
}
