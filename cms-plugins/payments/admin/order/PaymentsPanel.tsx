import type { OrderDetail, PaymentRow, ProviderOrderRow } from '@lanternway/contracts/payments/staff';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex, Typography } from '@strapi/design-system';
import { CopyId } from '../parts/CopyId';
import { Money } from '../parts/Money';

/** Every payment attempt, as the provider last reported it, and the provider's orders they belong to. */
export function PaymentsPanel({ order: { payments, providerOrders } }: { order: OrderDetail }) {
  return (
    <Panel title="Payments">
      {payments.length === 0 ? (
        <Typography textColor="neutral600">No payment has been tried.</Typography>
      ) : (
        <ListTable
          label="Payments"
          rows={payments}
          keyOf={({ provider, paymentId }) => `${provider} ${paymentId}`}
          columns={paymentColumns}
        />
      )}
      {providerOrders.length > 0 && (
        <ListTable
          label="Orders at the provider"
          rows={providerOrders}
          keyOf={({ provider, createdAt, providerOrderId }) => `${provider} ${providerOrderId ?? createdAt}`}
          columns={providerOrderColumns}
        />
      )}
    </Panel>
  );
}

const paymentColumns: Column<PaymentRow>[] = [
  { title: 'Payment', cell: ({ paymentId }) => <CopyId id={paymentId} what="payment" /> },
  { title: 'State', cell: (payment) => <PaymentState payment={payment} /> },
  { title: 'Amount', cell: (payment) => <PaymentAmount payment={payment} /> },
  {
    title: 'By',
    cell: ({ provider, method }) =>
      // 'PayPal' as a method would only repeat the provider.
      method === null || method === provider
        ? providerNames[provider]
        : `${providerNames[provider]}, ${method}`,
  },
  { title: 'When', cell: ({ at }) => <Time iso={at} /> },
];

const PaymentState = ({ payment: { state, problem, paysTheOrder } }: { payment: PaymentRow }) => (
  <Flex direction="column" alignItems="start" gap={1}>
    <span>{state}</span>
    {problem !== null && (
      <Typography variant="pi" textColor="neutral600">
        {problem}
      </Typography>
    )}
    {paysTheOrder && <WordBadge colour="success">Pays the order</WordBadge>}
  </Flex>
);

function PaymentAmount({ payment: { amount, refunded, currency } }: { payment: PaymentRow }) {
  return (
    <>
      <Money minor={amount} currency={currency} />
      {refunded > 0 && (
        <Typography tag="p" variant="pi" textColor="neutral600">
          <Money minor={refunded} currency={currency} /> refunded
        </Typography>
      )}
    </>
  );
}

const providerOrderColumns: Column<ProviderOrderRow>[] = [
  {
    title: 'Order at the provider',
    cell: ({ provider, providerOrderId }) =>
      providerOrderId === null ? (
        `${providerNames[provider]} has not answered yet`
      ) : (
        <CopyId id={providerOrderId} what={`order at ${providerNames[provider]}`} />
      ),
  },
  { title: 'Provider', cell: ({ provider }) => providerNames[provider] },
  { title: 'Status', cell: ({ isSuperseded }) => (isSuperseded ? 'Superseded' : 'Current') },
  { title: 'Created', cell: ({ createdAt }) => <Time iso={createdAt} /> },
];
