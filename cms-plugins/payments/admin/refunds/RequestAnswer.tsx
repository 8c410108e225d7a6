import type { RefundRequestRow } from '@lanternway/contracts/payments/refunds';
import { declineRefundRequest } from '@lanternway/contracts/payments/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { useRights } from '../rights';
import { nameOrClosed } from '../format';
import { useAnswers } from './use-answers';

/** Declines a parent's request. A refund of the order grants it. */
export function RequestAnswer({
  request,
  onAnswered,
}: {
  request: RefundRequestRow;
  onAnswered: () => void;
}) {
  const { mayRefund } = useRights();
  const { send, isBusy } = useAnswers(onAnswered);
  if (!mayRefund || request.state !== 'open') return null;
  const who = request.name === '' ? 'the parent' : nameOrClosed(request.name);
  return (
    <AskDialog
      open="Decline the request"
      variant="tertiary"
      title={`Decline the request of ${who}?`}
      text="The parent gets an email with your answer, word for word. To grant the request, refund the order instead."
      confirm="Decline and mail the answer"
      asks="Message to the parent"
      isBusy={isBusy}
      onConfirm={(answer) => send(writeCall(declineRefundRequest, { id: request.id }, { answer }))}
    />
  );
}
