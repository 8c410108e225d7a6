import { sentenceOfLine } from '@lanternway/contracts/audit/sentence';
import type { History, Line } from '@lanternway/contracts/audit/staff';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { Time } from '../parts/Time';

/** The path of the log in the admin. */
const auditPage = '/plugins/audit';

/** The whole history of one entry. */
export const historyPage = (uid: string, documentId: string): string =>
  `${auditPage}?${new URLSearchParams({ days: 'all', uid, documentId }).toString()}`;

/** The entry is named only where its sentence needs an object: 'changed' does without, 'opened the receipt of' does not. */
const describeLine = (line: Line): string =>
  sentenceOfLine({ ...line, title: line.words.includes(' ') ? line.title : null });

interface HistoryListProps {
  history: History;
  /** The page with all of it; null for those who may not see the whole log. */
  all: string | null;
}

/** The last things that staff did to an entry. */
export function HistoryList({ history: { lines, hasMore }, all }: HistoryListProps) {
  if (lines.length === 0) return <Typography>No changes since this log began.</Typography>;
  return (
    <Flex direction="column" alignItems="stretch" gap={3} width="100%">
      <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
        {lines.map((line) => (
          <li key={line.id} style={{ overflowWrap: 'anywhere' }}>
            <Typography tag="div">{`${line.actorName} ${describeLine(line)}`}</Typography>
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
