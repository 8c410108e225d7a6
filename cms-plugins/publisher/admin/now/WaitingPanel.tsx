import type { Change, PublishingState } from '@lanternway/contracts/publishing/staff';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Box, Typography } from '@strapi/design-system';
import { Ago } from '../parts/Ago';
import { EntryTitle } from '../parts/EntryTitle';
import { changeLabels, counted, formatNames } from '../labels';

/** What the live site does not show yet. */
export function WaitingPanel({ state }: { state: PublishingState }) {
  const { waiting, waitingCount } = state;
  return (
    <Panel
      title="Waiting to go live"
      action={waitingCount > 0 && <Typography>{counted(waitingCount, 'change', 'changes')}</Typography>}
    >
      {waiting.length === 0 ? (
        <Typography>{nothingSentence(state)}</Typography>
      ) : (
        <>
          <ListTable
            label="Changes waiting to go live"
            rows={waiting}
            total={waitingCount}
            keyOf={({ entry, at }) => `${entry.uid} ${entry.documentId} ${at}`}
            columns={changeColumns}
          />
          {waitingCount > waiting.length && (
            <Typography textColor="neutral600">
              {`These are the newest ${String(waiting.length)}.`}
            </Typography>
          )}
        </>
      )}
    </Panel>
  );
}

/** Some changes come from nobody: a policy may begin on a new day, and a new version of the site changes all pages. */
function nothingSentence({ isStale, live, isAwake, hold }: PublishingState): string {
  if (live === null || !isStale) return 'Nothing is waiting.';
  // After a roll back nothing goes live until staff act.
  return isAwake && hold === null
    ? 'No content change is waiting. The site itself will be rebuilt soon.'
    : 'The site does not show everything that is published.';
}

export const changeColumns: Column<Change>[] = [
  {
    title: 'Entry',
    cell: ({ entry }) => (
      <Box minWidth="11rem" maxWidth="28rem" style={{ whiteSpace: 'normal' }}>
        <EntryTitle entry={entry} />
      </Box>
    ),
  },
  { title: 'What', cell: ({ action }) => changeLabels[action] },
  { title: 'Kind', cell: ({ kind }) => kind },
  { title: 'By', cell: ({ by }) => (by === null ? 'The server' : formatNames([by])) },
  { title: 'When', cell: ({ at }) => <Ago iso={at} /> },
];
