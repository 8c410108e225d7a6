import type { RefundRow } from '@lanternway/contracts/payments/refunds';
import { approveRefund, declineRefund, retryRefund } from '@lanternway/contracts/payments/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { Button, Flex, Typography } from '@strapi/design-system';
import { useRights } from '../rights';
import { formatAmount, nameOrClosed } from '../format';
import { useAnswers } from './use-answers';

interface RefundActionsProps {
  refund: RefundRow;
  onChanged: () => void;
}

/** Approve or decline as the second person; withdraw one's own refund while it waits; retry a failed refund. */
export function RefundActions({ refund, onChanged }: RefundActionsProps) {
  const { mayApprove, mayRefund } = useRights();
  const { send, isBusy } = useAnswers(onChanged);
  const amount = formatAmount(refund.amount, refund.currency);
  const who = refund.name === '' ? 'the parent' : nameOrClosed(refund.name);

  if (refund.state === 'awaiting_approval') {
    if (!mayApprove) return null;
    if (!refund.mayApprove) {
      return (
        <Flex direction="column" alignItems="start" gap={2}>
          <Typography textColor="neutral600">Someone else has to approve it.</Typography>
          <AskDialog
            open="Withdraw"
            variant="tertiary"
            title={`Withdraw your refund of ${amount} for ${who}?`}
            text="Nobody has to approve it any more, and nothing is sent to the provider. The amount can be asked for again."
            confirm="Withdraw the refund"
            asks="Why you withdraw it"
            isBusy={isBusy}
            onConfirm={(reason) => send(writeCall(declineRefund, { id: refund.id }, { reason }))}
          />
        </Flex>
      );
    }
    return (
      <Flex gap={2} wrap="wrap">
        <AskDialog
          open="Approve"
          title={`Approve ${amount} for ${who}?`}
          text={`${refund.requestedBy ?? 'A colleague'} asks for it. Once approved it is sent to the provider and cannot be taken back.`}
          confirm={`Approve ${amount}`}
          isBusy={isBusy}
          onConfirm={() => send(writeCall(approveRefund, { id: refund.id }, {}))}
        />
        <AskDialog
          open="Decline"
          variant="tertiary"
          title={`Decline ${amount} for ${who}?`}
          text="Nothing is sent to the provider, and the amount can be asked for again."
          confirm="Decline the refund"
          asks="Why it is not approved"
          isBusy={isBusy}
          onConfirm={(reason) => send(writeCall(declineRefund, { id: refund.id }, { reason }))}
        />
      </Flex>
    );
  }
  if (refund.state === 'failed' && mayRefund) {
    return (
      <Button
        variant="secondary"
        loading={isBusy}
        onClick={() => {
          void send(writeCall(retryRefund, { id: refund.id }, {}));
        }}
      >
        Try again
      </Button>
    );
  }
  return null;
}
