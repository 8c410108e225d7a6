import type { RefundQuote } from '@lanternway/contracts/payments/refunds';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { KeptNote } from '@lanternway/desk/parts/KeptNote';
import { Panel } from '@lanternway/desk/parts/Panel';
import { counted } from '@lanternway/desk/format/counted';
import { Box, Button, Flex, Textarea, TextInput, Typography } from '@strapi/design-system';
import type { FormEvent } from 'react';
import { amountLabel } from '../../amount';
import { formatAmount } from '../../format';
import { DisputeOverride } from '../DisputeOverride';
import type { PartProps } from '../OrderPage';
import { RefundDialog } from './RefundDialog';
import { useRefundForm } from './use-form';

interface RefundPanelProps extends PartProps {
  quote: RefundQuote;
}

/** What the policy gives, step by step, and a form to refund it, or another amount with a written reason. */
export function RefundPanel({ order, change, isBusy, quote }: RefundPanelProps) {
  const form = useRefundForm(order, quote, change);
  if (quote.most === 0) {
    return (
      <Panel title="Refund">
        <Steps quote={quote} />
        <Typography textColor="neutral600">Nothing is left to refund.</Typography>
      </Panel>
    );
  }
  return (
    <Panel title="Refund">
      <Steps quote={quote} />
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          form.review();
        }}
      >
        <Flex direction="column" alignItems="stretch" gap={3}>
          <KeptNote wasKept={form.wasKept} onDiscard={form.forget} />
          <Fields form={form} quote={quote} />
          {order.isDisputed && <DisputeOverride form={form} />}
          {form.isLarge && (
            <Box background="warning100" hasRadius padding={3} role="note">
              <Typography>
                A second person must approve this refund before it is sent to the provider.
              </Typography>
            </Box>
          )}
          <Flex justifyContent="end">
            <Button type="submit" variant="danger-light" disabled={form.isBlocked}>
              Refund…
            </Button>
          </Flex>
        </Flex>
      </form>
      <RefundDialog order={order} form={form} isBusy={isBusy} />
    </Panel>
  );
}

function Fields({ form, quote }: { form: ReturnType<typeof useRefundForm>; quote: RefundQuote }) {
  const { draft, faults, edit, isException } = form;
  const most = formatAmount(quote.most, quote.currency);
  return (
    <>
      <Labelled
        name="amount"
        label={`Amount in ${amountLabel(quote.currency).toLowerCase()}`}
        hint={`The policy gives ${formatAmount(quote.amount, quote.currency)}; at most ${most} can be given back.`}
        fault={faults['amount']}
      >
        <TextInput
          inputMode="decimal"
          value={draft.amount}
          onChange={(event) => {
            edit({ amount: event.target.value });
          }}
        />
      </Labelled>
      {isException && (
        <Labelled
          name="reason"
          label="Why this is not what the policy gives"
          hint="It is kept in the order’s timeline. The parent does not see it."
          fault={faults['reason']}
        >
          <Textarea
            value={draft.reason}
            onChange={(event: { target: { value: string } }) => {
              edit({ reason: event.target.value });
            }}
          />
        </Labelled>
      )}
      <Labelled name="message" label="Message to the parent (optional)" fault={faults['message']}>
        <Textarea
          value={draft.message}
          onChange={(event: { target: { value: string } }) => {
            edit({ message: event.target.value });
          }}
        />
      </Labelled>
    </>
  );
}

/** How the policy arrives at its amount. */
export function Steps({ quote }: { quote: RefundQuote }) {
  return (
    <Box>
      <Flex tag="ol" direction="column" alignItems="stretch" gap={1} aria-label="How the policy computes it">
        {quote.steps.map((step) => (
          <Typography key={step} tag="li">
            {step}
          </Typography>
        ))}
      </Flex>
      <Typography tag="p" fontWeight="bold" paddingTop={2}>
        {`The policy gives ${formatAmount(quote.amount, quote.currency)}.`}
      </Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`${counted(quote.bought, 'session', 'sessions')} bought, ${quote.used.toLocaleString()} used.`}
      </Typography>
    </Box>
  );
}
