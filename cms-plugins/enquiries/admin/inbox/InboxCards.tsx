import { kindLabels, statusLabels, type InboxRow } from '@lanternway/contracts/enquiries/staff';
import { clockOf, formatSpan } from '@lanternway/desk/format/spans';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { NavLink, useSearchParams } from 'react-router-dom';
import { LeadLink } from '../parts/LeadLink';
import { itemPage } from '../paths';
import { AssignToMe, type Assign } from './row/AssignToMe';
import { Reach } from './row/Reach';
import { ReplyBy } from './row/ReplyBy';

interface InboxCardsProps {
  rows: InboxRow[];
  now: Date;
  /** null if the reader cannot own enquiries. */
  assign: Assign | null;
}

/** The inbox on a phone. */
export function InboxCards({ rows, now, assign }: InboxCardsProps) {
  return (
    <Cards label="Enquiries">
      {rows.map((row) => (
        <InboxCard key={row.id} row={row} now={now} assign={assign} />
      ))}
    </Cards>
  );
}

const edges = { late: 'danger600', soon: 'warning600', later: 'neutral200' } as const;

function InboxCard({ row, now, assign }: { row: InboxRow; now: Date; assign: Assign | null }) {
  const [query] = useSearchParams();
  const { kind, id, about, status, owner, replyBy, receivedAt, source, campaign } = row;
  const inbox = query.toString();
  const waits = formatSpan(now.getTime() - new Date(receivedAt).getTime());
  const lastLine = [source, campaign, owner === null ? 'no owner' : owner.name].filter(
    (word) => word !== null,
  );
  return (
    <Card edge={replyBy === null ? 'neutral200' : edges[clockOf(replyBy, now).state]}>
      <Box data-row style={{ display: 'grid', gap: '0.6rem' }}>
        <Flex justifyContent="space-between" gap={2}>
          {replyBy === null ? <span /> : <ReplyBy iso={replyBy} now={now} />}
          <Typography variant="pi" textColor="neutral600">{`waits ${waits}`}</Typography>
        </Flex>
        <Box data-open style={{ minHeight: '2.4rem' }}>
          <LeadLink row={row} inbox={inbox} isStatusShown />
        </Box>
        <Typography>{`${kindLabels[kind]} · ${statusLabels[status]} · ${about}`}</Typography>
        <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
          {lastLine.join(' · ')}
        </Typography>
        <div
          style={{
            display: 'grid',
            gap: '0.6rem',
            gridTemplateColumns: 'repeat(auto-fit, minmax(9.6rem, 1fr))',
          }}
        >
          <Reach row={row} hasWords />
          {owner === null && assign !== null ? (
            <AssignToMe row={row} assign={assign} isWide />
          ) : (
            <LinkButton
              tag={NavLink}
              to={itemPage(kind, id)}
              state={{ inbox }}
              size="S"
              variant="secondary"
              fullWidth
            >
              Open
            </LinkButton>
          )}
        </div>
      </Box>
    </Card>
  );
}
