import type { RefundRequestRow } from '@lanternway/contracts/payments/refunds';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Typography } from '@strapi/design-system';
import { RequestBadge } from '../../parts/StateBadge';
import { RequestAnswer } from '../../refunds/RequestAnswer';

interface RequestsPanelProps {
  requests: readonly RefundRequestRow[];
  onAnswered: () => void;
}

/** The parent's refund requests. Hidden if there are none. */
export function RequestsPanel({ requests, onAnswered }: RequestsPanelProps) {
  if (requests.length === 0) return null;
  return (
    <Panel title="The parent asks for a refund">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {requests.map((request) => (
          <Box tag="li" key={request.id}>
            <Flex gap={2} wrap="wrap">
              <RequestBadge state={request.state} />
              <Typography variant="pi" textColor="neutral600">
                <Time iso={request.at} />
              </Typography>
            </Flex>
            <Words>{request.message ?? 'No reason was written.'}</Words>
            {request.answer !== null && (
              <Words>{`Answered by ${request.answeredBy ?? 'staff'}: ${request.answer}`}</Words>
            )}
            <Box paddingTop={2}>
              <RequestAnswer request={request} onAnswered={onAnswered} />
            </Box>
          </Box>
        ))}
      </Flex>
    </Panel>
  );
}

const Words = ({ children }: { children: string }) => (
  <Typography tag="p" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
    {children}
  </Typography>
);
