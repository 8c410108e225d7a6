import { kindWords, summaryPath, type Summary } from '@lanternway/contracts/desk';
import { enquiryKinds } from '@lanternway/contracts/enquiries';
import { Box, Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { useLoaded } from '../asking/use-loaded';
import { LeadLink } from '../parts/LeadLink';
import { Time } from '../parts/Time';
import { deskPage } from '../paths';
import { browserZone } from '../zones';

/** On the admin's home: what waits at the desk, and who has waited longest. */
export function WaitingWidget() {
  const zone = browserZone();
  const { loaded } = useLoaded<Summary>(`${summaryPath}?${new URLSearchParams({ zone }).toString()}`);
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') {
    return <Widget.Error>The desk cannot be read at the moment.</Widget.Error>;
  }
  const summary = loaded.value;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Counts summary={summary} />
      {summary.waiting.length === 0 ? (
        <Typography textColor="neutral600">Nobody waits for an answer.</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label="Waiting longest">
          {summary.waiting.map((row) => (
            <Flex key={row.id} tag="li" justifyContent="space-between" gap={3}>
              <LeadLink row={row} inbox="" />
              <Typography variant="pi" textColor="neutral600" style={{ whiteSpace: 'nowrap' }}>
                {`${kindWords[row.kind]} · `}
                <Time iso={row.receivedAt} />
              </Typography>
            </Flex>
          ))}
        </Flex>
      )}
    </Flex>
  );
}

interface Count {
  word: string;
  count: number;
  query: string;
  isPressing?: boolean;
}

function Counts({ summary: { newByKind, overdue, dueToday, mine } }: { summary: Summary }) {
  const counts: Count[] = [
    ...enquiryKinds.map((kind) => ({
      word: `New: ${kindWords[kind].toLowerCase()}`,
      count: newByKind[kind],
      query: `statuses=new&kinds=${kind}`,
    })),
    { word: 'Overdue', count: overdue, query: 'due=overdue', isPressing: overdue > 0 },
    { word: 'Due today', count: dueToday, query: 'due=today' },
    { word: 'Mine', count: mine, query: 'owner=me' },
  ];
  return (
    <Flex tag="ul" gap={2} wrap="wrap" aria-label="What waits">
      {counts.map(({ word, count, query, isPressing }) => (
        <Box key={word} tag="li" background="neutral100" hasRadius padding={2} flex="1 1 9rem">
          <Typography tag="p" variant="beta" textColor={isPressing ? 'danger600' : 'neutral800'}>
            {count.toLocaleString()}
          </Typography>
          <Link tag={NavLink} to={`${deskPage}?${query}`}>
            {word}
          </Link>
        </Box>
      ))}
    </Flex>
  );
}
