import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { Notice } from '@lanternway/desk/parts/Notice';
import { Box, Checkbox, Flex } from '@strapi/design-system';
import { RowSummary } from '../item/related/RowSummary';

interface KnownProps {
  rows: readonly InboxRow[];
  isSure: boolean;
  onSure: (isSure: boolean) => void;
}

/** Who has written before. It appears while the form is filled in, so that it is read out. */
export function Known({ rows, isSure, onSure }: KnownProps) {
  return (
    <Box role="status">
      {rows.length > 0 && (
        <Notice colour="primary" title="Someone has written before with this email or phone">
          <Flex
            tag="ul"
            direction="column"
            alignItems="stretch"
            gap={3}
            aria-label="Enquiries that are here already"
          >
            {rows.map((row) => (
              <li key={`${row.kind} ${row.id}`}>
                <RowSummary row={row} />
              </li>
            ))}
          </Flex>
          <Checkbox
            checked={isSure}
            onCheckedChange={(checked) => {
              onSure(checked === true);
            }}
          >
            This is a new enquiry: add it anyway
          </Checkbox>
        </Notice>
      )}
    </Box>
  );
}
