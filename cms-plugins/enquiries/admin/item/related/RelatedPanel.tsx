import type { InboxRow } from '@lanternway/contracts/enquiries/staff';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Flex } from '@strapi/design-system';
import { RowSummary } from './RowSummary';

/** The enquiries that the same person sent with the other forms. */
export function RelatedPanel({ related }: { related: readonly InboxRow[] }) {
  if (related.length === 0) return null;
  return (
    <Panel title="From the same person">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {related.map((row) => (
          <li key={row.id}>
            <RowSummary row={row} />
          </li>
        ))}
      </Flex>
    </Panel>
  );
}
