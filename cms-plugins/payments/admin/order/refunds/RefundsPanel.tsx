import type { RefundRow } from '@lanternway/contracts/payments/refunds';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Typography } from '@strapi/design-system';
import { CopyId } from '../../parts/CopyId';
import { Money } from '../../parts/Money';
import { RefundBadge } from '../../parts/StateBadge';
import { RefundActions } from '../../refunds/RefundActions';
import { refundKindLabels } from '../../refunds/refund-kinds';

interface RefundsPanelProps {
  refunds: readonly RefundRow[];
  onChanged: () => void;
}

/** Every refund of the order. Hidden if there is none. */
export function RefundsPanel({ refunds, onChanged }: RefundsPanelProps) {
  if (refunds.length === 0) return null;
  return (
    <Panel title="Refunds of this order">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={4}>
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} onChanged={onChanged} />
        ))}
      </Flex>
    </Panel>
  );
}

function Refund({ refund, onChanged }: { refund: RefundRow; onChanged: () => void }) {
  const { amount, currency, kind, reason, disputeReason, problem, providerRefundId, provider } = refund;
  return (
    <Box tag="li">
      <Flex gap={2} wrap="wrap">
        <Typography fontWeight="bold">
          <Money minor={amount} currency={currency} />
        </Typography>
        <RefundBadge refund={refund} />
        <Typography textColor="neutral600">{refundKindLabels[kind]}</Typography>
      </Flex>
      {reason !== null && (
        <Typography tag="p" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {reason}
        </Typography>
      )}
      {disputeReason !== null && (
        <Typography tag="p" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {`Though the payment is disputed: ${disputeReason}`}
        </Typography>
      )}
      {problem !== null && (
        <Typography tag="p" textColor="danger600">
          {problem}
        </Typography>
      )}
      <Who refund={refund} />
      {providerRefundId !== null && (
        <CopyId id={providerRefundId} what={`refund at ${providerNames[provider]}`} />
      )}
      <Box paddingTop={2}>
        <RefundActions refund={refund} onChanged={onChanged} />
      </Box>
    </Box>
  );
}

function Who({ refund: { requestedBy, approvedBy, createdAt, doneAt } }: { refund: RefundRow }) {
  return (
    <Typography tag="p" variant="pi" textColor="neutral600">
      {`${requestedBy === null ? 'By the server' : `Asked for by ${requestedBy}`} · `}
      <Time iso={createdAt} />
      {approvedBy !== null && ` · second person ${approvedBy}`}
      {doneAt !== null && (
        <>
          {' · done '}
          <Time iso={doneAt} />
        </>
      )}
    </Typography>
  );
}
