import { refundPageSizes, type RefundRow } from '@lanternway/contracts/payments/refunds';
import { refundStates, refundStateLabels } from '@lanternway/contracts/payments/orders';
import { listRefunds } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { Pages } from '@lanternway/desk/parts/Pages';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Box, Flex, Typography } from '@strapi/design-system';
import { DeskPage } from '../parts/DeskPage';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { usePage } from '../parts/use-page';
import { RefundsTable } from './RefundsTable';

const waitingCall = readCall(listRefunds, {}, 'state=awaiting_approval&pageSize=100');
const failedCall = readCall(listRefunds, {}, 'state=failed&pageSize=100');

/** Refunds: first what is to be done, those that wait for a second person or failed; then the register of all. */
export function RefundsPage() {
  const { asked, read, choose } = usePage(['state']);
  const waiting = useLoaded(waitingCall);
  const failed = useLoaded(failedCall);
  const all = useLoaded(readCall(listRefunds, {}, asked));
  const onChanged = () => {
    for (const { reload } of [waiting, failed, all]) reload();
  };
  const rowsOf = ({ loaded }: typeof all): RefundRow[] => (loaded.kind === 'loaded' ? loaded.value.rows : []);
  const isAnyAbove = [waiting, failed].some((asking) => rowsOf(asking).length > 0);
  return (
    <DeskPage title="Refunds" subtitle="Refunds on their way, and those that wait for a second person.">
      <Urgent title="Waits for a second person" rows={rowsOf(waiting)} onChanged={onChanged} />
      <Urgent title="Failed at the provider" rows={rowsOf(failed)} onChanged={onChanged} />
      <Typography tag="h2" variant="delta">
        {isAnyAbove ? 'All refunds, also those above' : 'All refunds'}
      </Typography>
      <Flex>
        <OneChoice
          label="State"
          placeholder="All states"
          value={read('state')}
          options={refundStates.map((state) => [state, refundStateLabels[state]])}
          onChange={(state) => {
            choose('state', state);
          }}
        />
      </Flex>
      <Found asked={all}>
        {({ rows, total, pageSize }) =>
          rows.length === 0 ? (
            <Nothing>{describeNothing(total, read('state'))}</Nothing>
          ) : (
            <Box>
              <RefundsTable label="All refunds" rows={rows} total={total} onChanged={null} />
              <Pages total={total} pageSize={pageSize} sizes={refundPageSizes} />
            </Box>
          )
        }
      </Found>
    </DeskPage>
  );
}

function describeNothing(total: number, state: string | null): string {
  if (total > 0) return 'This page is empty now. Go back to the first page.';
  return state === null ? 'There are no refunds yet.' : 'No refund is in this state.';
}

interface UrgentProps {
  title: string;
  rows: RefundRow[];
  onChanged: () => void;
}

function Urgent({ title, rows, onChanged }: UrgentProps) {
  if (rows.length === 0) return null;
  return (
    <Panel title={title}>
      <RefundsTable label={title} rows={rows} total={rows.length} onChanged={onChanged} />
    </Panel>
  );
}
