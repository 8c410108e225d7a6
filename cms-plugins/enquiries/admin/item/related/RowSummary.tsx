import { kindLabels, type InboxRow } from '@lanternway/contracts/enquiries/staff';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Typography } from '@strapi/design-system';
import { LeadLink } from '../../parts/LeadLink';

/** Another enquiry in two lines. */
export function RowSummary({ row }: { row: InboxRow }) {
  return (
    <Box minWidth={0}>
      <LeadLink row={row} />
      <Typography tag="p" variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
        {`${kindLabels[row.kind]} · ${row.about} · `}
        <Time iso={row.receivedAt} />
      </Typography>
    </Box>
  );
}
