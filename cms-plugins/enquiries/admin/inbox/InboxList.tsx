import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
import { Box, Typography } from '@strapi/design-system';
import { useState } from 'react';
import type { useStaff } from '../asking/use-staff';
import { useRights } from '../rights';
import { BulkBar } from './BulkBar';
import { InboxCards } from './InboxCards';
import { InboxTable } from './InboxTable';
import { useAssign } from './row/AssignToMe';
import { useListKeys } from './list-keys';

interface InboxListProps {
  rows: InboxRow[];
  total: number;
  staff: ReturnType<typeof useStaff>;
  onChange: () => void;
}

/** The table, or cards in a narrow window, and the actions for the chosen rows. */
export function InboxList({ rows, total, staff, onChange }: InboxListProps) {
  const { mayWork } = useRights();
  const isNarrow = useNarrow();
  const ofMine = useAssign(staff, onChange);
  const assign = mayWork ? ofMine : null;
  const onKeyDown = useListKeys();
  const now = new Date();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  // Only visible rows may be changed: rows that have left the page are no longer chosen.
  const chosen = rows.filter(({ id }) => chosenIds.has(id));
  return (
    <>
      {mayWork && (
        <BulkBar
          chosen={chosen}
          staff={staff}
          onDone={(left) => {
            setChosenIds(new Set(left));
            onChange();
          }}
        />
      )}
      <Box onKeyDown={onKeyDown}>
        {isNarrow ? (
          <InboxCards rows={rows} now={now} assign={assign} />
        ) : (
          <InboxTable
            rows={rows}
            total={total}
            now={now}
            chosenIds={mayWork ? new Set(chosen.map(({ id }) => id)) : null}
            onChoose={setChosenIds}
            assign={assign}
          />
        )}
      </Box>
      {!isNarrow && <KeysHint mayWork={mayWork} />}
    </>
  );
}

/** The letters of `useListKeys`, below the list so that it begins as high as it can. They work once a name of the list has the focus. */
const KeysHint = ({ mayWork }: { mayWork: boolean }) => (
  <Typography tag="p" variant="pi" textColor="neutral600" textAlign="end">
    In the list: <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>e</kbd> open
    {mayWork && (
      <>
        , <kbd>a</kbd> assign to me
      </>
    )}
  </Typography>
);
