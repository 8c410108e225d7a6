import { formatMoney } from '@lanternway/contracts/money/money';
import { type OrderView, requestRefund } from '@lanternway/contracts/payments/parent-orders';
import { requestWithinDays } from '@lanternway/contracts/payments/refund-policy';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import type { ObjectSchema } from 'yup';
import { send } from '../../server-calls/client';
import { failureText } from '../../server-calls/failure-text';
import { Anchor } from '../../ui/links/Anchor';
import { showDialog } from '../../ui/dialogs/command-dialog';
import { Dialog } from '../../ui/dialogs/Dialog';
import { Form } from '../../ui/forms/Form';
import { SubmitButton } from '../../ui/forms/mui/SubmitButton';
import { TextAreaField } from '../../ui/forms/fields/TextAreaField';
import { useCheckedForm } from '../../ui/forms/use-checked-form';
import { orderTitle } from '../../ui/order-text';
import { raiseToast } from '../../ui/toast/toasts';
import '../../ui/styles/dialog.css';

const dialogId = 'request-refund';
const titleId = 'request-refund-title';

const Narrow = styled(Dialog)({ maxWidth: 560, '@media (max-width: 767px)': { maxWidth: '100%' } });

const DialogBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& ul': { display: 'grid', gap: 6, paddingLeft: 20, listStyle: 'disc' },
});

interface RefundDialogProps {
  order: OrderView;
  onRequested: () => void;
  onClose: () => void;
}

function useRequest({ order, onRequested }: RefundDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => showDialog(dialog.current), []);
  const form = useCheckedForm<{ message: string }>({
    schema: requestRefund.request as unknown as ObjectSchema<{ message: string }>,
    send: async ({ message }) => {
      const outcome = await send(requestRefund, { message }, { id: order.id });
      if (outcome.kind !== 'done') {
        const text = failureText(outcome, 'Your request could not be sent. Please try again.');
        return { kind: 'refused', text };
      }
      raiseToast({ tone: 'good', text: outcome.reply.message });
      dialog.current?.close();
      onRequested();
      return { kind: 'done' };
    },
  });
  return { dialog, form };
}

/** How much the policy gives back, and how that is computed. */
function Quote({ order: { refundQuote, currency } }: { order: OrderView }) {
  if (!refundQuote) return null;
  const { amount, steps } = refundQuote;
  return (
    <>
      <p>
        {amount > 0 ? (
          <>
            By our policy you get back <b className="num">{formatMoney(amount, currency)}</b>.
          </>
        ) : (
          'By our policy nothing is refunded now. You can still ask us to look at it.'
        )}
      </p>
      <ul>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  );
}

/** Opens by itself, and says what the policy gives before the parent asks for anything (product rule D10). */
export function RefundDialog(props: RefundDialogProps) {
  const { order, onClose } = props;
  const { dialog, form } = useRequest(props);
  return (
    <Narrow className="dlg" id={dialogId} labelledBy={titleId} dialogRef={dialog} onClose={onClose}>
      <DialogBody className="dlg-b">
        <h2 id={titleId}>Request a refund</h2>
        <p>
          {orderTitle(order)}, {formatMoney(order.amount, order.currency)},{' '}
          <span className="nb">{order.number}</span>
        </p>
        <Quote order={order} />
        <p>
          Please ask within {requestWithinDays} days of your last class. A refund takes 7 to 10 business days.
          Read the <Anchor href="/refund">Refund Policy</Anchor>.
        </p>
        <Form form={form}>
          <TextAreaField
            label="Message"
            isOptional
            rows={4}
            help="Anything you want to tell us."
            {...form.field('message')}
          />
          <SubmitButton
            label="Request refund"
            busyLabel="Sending..."
            isBusy={form.isBusy}
            isDone={form.isDone}
          />
        </Form>
      </DialogBody>
    </Narrow>
  );
}
