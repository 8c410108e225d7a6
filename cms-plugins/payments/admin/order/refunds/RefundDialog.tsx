import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import { Button, Dialog, Flex, Typography } from '@strapi/design-system';
import { formatAmount, nameOrClosed } from '../../format';
import type { useRefundForm } from './use-form';

interface RefundDialogProps {
  order: OrderDetail;
  form: ReturnType<typeof useRefundForm>;
  isBusy: boolean;
}

/** Asks for confirmation with the amount and the parent: a refund cannot be undone. */
export function RefundDialog({
  order,
  form: { wanted, isLarge, isException, confirm, cancel },
  isBusy,
}: RefundDialogProps) {
  const amount = formatAmount(wanted?.amount ?? 0, order.currency);
  const who = order.name === '' ? 'the parent' : nameOrClosed(order.name);
  return (
    <Dialog.Root
      open={wanted !== null}
      onOpenChange={(isOpen: boolean) => {
        if (!isOpen) cancel();
      }}
    >
      <Dialog.Content>
        <Dialog.Header>{`Refund ${amount} to ${who}?`}</Dialog.Header>
        <Dialog.Body>
          <Flex direction="column" alignItems="stretch" gap={2} width="100%">
            <Typography>
              {`${amount} of order ${order.number} goes back to ${who}${order.email === '' ? '' : ` (${order.email})`}.`}
            </Typography>
            {isException && wanted?.reason !== null && (
              <Typography>{`This is not what the policy gives: ${wanted?.reason ?? ''}`}</Typography>
            )}
            <Typography>
              {isLarge
                ? 'It waits for the approval of a second person.'
                : 'It is sent to the provider at once and cannot be taken back.'}
            </Typography>
          </Flex>
        </Dialog.Body>
        <Dialog.Footer>
          <Dialog.Cancel>
            <Button fullWidth variant="tertiary">
              Cancel
            </Button>
          </Dialog.Cancel>
          <Button
            fullWidth
            variant="danger"
            loading={isBusy}
            onClick={() => {
              void confirm();
            }}
          >
            {isLarge ? `Request refund of ${amount}` : `Refund ${amount}`}
          </Button>
        </Dialog.Footer>
      </Dialog.Content>
    </Dialog.Root>
  );
}
