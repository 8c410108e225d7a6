import { refundPageSizes, type RefundRequestRow } from '@lanternway/contracts/payments/refunds';
import { listRefundRequests } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { Pages } from '@lanternway/desk/parts/Pages';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, LinkButton, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { DeskPage } from '../parts/DeskPage';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { OrderLink } from '../parts/OrderLink';
import { RequestBadge, requestOptions } from '../parts/StateBadge';
import { usePage } from '../parts/use-page';
import { Steps } from '../order/refunds/RefundPanel';
import { orderPage } from '../paths';
import { useRights } from '../rights';
import { nameOrClosed } from '../format';
import { RequestAnswer } from './RequestAnswer';

/** Refund requests of parents, and what the policy gives them. */
export function RequestsPage() {
  const { asked, read, choose } = usePage(['state']);
  const { loaded, reload } = useLoaded(readCall(listRefundRequests, {}, withState(asked)));
  return (
    <DeskPage
      title="Refund requests"
      subtitle="Parents are promised an answer within two business days. A refund of the order grants the request."
    >
      <Flex>
        <OneChoice
          label="State"
          placeholder="Open"
          value={read('state')}
          options={[...requestOptions, ['all', 'All states']]}
          onChange={(chosen) => {
            choose('state', chosen);
          }}
        />
      </Flex>
      <Found asked={{ loaded, reload }}>
        {({ rows, total, pageSize }) =>
          rows.length === 0 ? (
            <Nothing>
              {read('state') === null ? 'Nobody is waiting for an answer.' : 'There is no such request.'}
            </Nothing>
          ) : (
            <Box>
              <Flex direction="column" alignItems="stretch" gap={4}>
                {rows.map((request) => (
                  <Request key={request.id} request={request} onAnswered={reload} />
                ))}
              </Flex>
              <Pages total={total} pageSize={pageSize} sizes={refundPageSizes} />
            </Box>
          )
        }
      </Found>
    </DeskPage>
  );
}

/** The server means all states when none is given; this page means the open ones. */
function withState(asked: string): string {
  const query = new URLSearchParams(asked);
  if (query.get('state') === 'all') query.delete('state');
  else if (!query.has('state')) query.set('state', 'open');
  return query.toString();
}

function Request({ request, onAnswered }: { request: RefundRequestRow; onAnswered: () => void }) {
  const { orderId, orderNumber, name, planTitle, message, state, at, answer, answeredBy, quote } = request;
  const { mayRefund } = useRights();
  return (
    <Panel title={`${nameOrClosed(name)}, ${planTitle}`} action={<RequestBadge state={state} />}>
      <Typography tag="p" variant="pi" textColor="neutral600">
        <OrderLink id={orderId} number={orderNumber} /> · <Time iso={at} />
      </Typography>
      <Typography tag="p" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {message ?? 'No reason was written.'}
      </Typography>
      {quote !== null && <Steps quote={quote} />}
      {answer !== null && (
        <Typography tag="p" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {`Answered by ${answeredBy ?? 'staff'}: ${answer}`}
        </Typography>
      )}
      {state === 'open' && mayRefund && (
        <Flex gap={2} wrap="wrap">
          <LinkButton tag={NavLink} to={orderPage(orderId)} variant="secondary">
            Go to the refund
          </LinkButton>
          <RequestAnswer request={request} onAnswered={onAnswered} />
        </Flex>
      )}
    </Panel>
  );
}
