import { readSummary } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { formatTime } from '@lanternway/desk/format/times';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { Row } from '@lanternway/desk/home/Waiting';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Typography } from '@strapi/design-system';
import { waitingRows } from '../home/waiting-rows';

/** What waits for a person, as on the home. */
export function Needs() {
  const { loaded } = useLoaded(readCall(readSummary, {}));
  return (
    <Panel title="What needs you">
      <OnceLoaded loaded={loaded} failure="What needs you cannot be shown at the moment.">
        {(summary) => {
          const rows = waitingRows(summary, formatTime);
          if (rows.length === 0)
            return <Typography textColor="neutral600">No dispute, refund or order is waiting.</Typography>;
          return (
            <ul aria-label="What needs you">
              {rows.map((row) => (
                <Row key={row.key} row={row} />
              ))}
            </ul>
          );
        }}
      </OnceLoaded>
    </Panel>
  );
}
