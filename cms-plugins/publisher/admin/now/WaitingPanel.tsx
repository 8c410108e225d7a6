import type { Change, PublishingState } from '@lanternway/contracts/publishing/staff';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
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
      title="Waits to go live"
      action={waitingCount > 0 && <Typography>{counted(waitingCount, 'change', 'changes')}</Typography>}
    >
      {waiting.length === 0 ? (
        <Typography>{nothingSentence(state)}</Typography>
      ) : (
        <>
          <DataTable
            label="Changes that wait to go live"
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

/** Not every change is somebody's: a new day may begin a policy, and a new version of the site changes all pages. */
function nothingSentence({ isStale, live, isAwake, hold }: PublishingState): string {
  if (live === null || !isStale) return 'Nothing waits.';
  // After a roll back it waits for somebody.
  return isAwake && hold === null
    ? 'No change of content waits; the site itself is made anew soon.'
    : 'The site does not show all that is published.';
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
