import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { Box } from '@strapi/design-system';
import { useState } from 'react';
import type { useStaff } from '../asking/use-staff';
import { useRights } from '../rights';
import { BulkBar } from './BulkBar';
import { InboxTable } from './InboxTable';

interface InboxListProps {
  rows: InboxRow[];
  total: number;
  /** Whether the rows belong to the previous filter. */
  isOld: boolean;
  staff: ReturnType<typeof useStaff>;
  onChange: () => void;
}

/** The table, and the actions for its chosen rows. */
export function InboxList({ rows, total, isOld, staff, onChange }: InboxListProps) {
  const { mayWork } = useRights();
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
      <Box style={{ opacity: isOld ? 0.6 : 1 }} aria-busy={isOld}>
        <InboxTable
          rows={rows}
          total={total}
          chosenIds={mayWork ? new Set(chosen.map(({ id }) => id)) : null}
          onChoose={setChosenIds}
        />
      </Box>
    </>
  );
}
