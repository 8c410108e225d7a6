import { providerNames } from '@lanternway/contracts/payments/orders';
import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import { recheckOrder } from '@lanternway/contracts/payments/staff-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { HistoryPanel } from '@lanternway/desk/history/HistoryPanel';
import { Button, Flex, Grid, Link } from '@strapi/design-system';
import { ArrowLeft, ArrowsCounterClockwise } from '@strapi/icons';
import { Layouts, Page } from '@strapi/strapi/admin';
import { NavLink, useLocation, useParams } from 'react-router-dom';
import { deskPage } from '../paths';
import { OrderBadge } from '../parts/StateBadge';
import { useRights } from '../rights';
import { formatAmount, nameOrClosed } from '../format';
import { Attentions } from './Attentions';
import { DisputesPanel } from './DisputesPanel';
import { Facts } from './Facts';
import { NotesPanel } from './NotesPanel';
import { OrderNotes } from './OrderNotes';
import { PaymentsPanel } from './PaymentsPanel';
import { RefundPanel } from './refunds/RefundPanel';
import { RefundsPanel } from './refunds/RefundsPanel';
import { RequestsPanel } from './refunds/RequestsPanel';
import { SessionsPanel } from './SessionsPanel';
import { TimelinePanel } from './TimelinePanel';
import { useOrder } from './use-order';
import { WebhooksPanel } from './WebhooksPanel';

/** One order: its buyer, its timeline, and its actions. */
export function OrderPage() {
  const { id } = useParams();
  if (id === undefined) return <Page.Error content="This page does not exist." />;
  return <Order key={id} id={id} />;
}

export interface PartProps {
  order: OrderDetail;
  change: ReturnType<typeof useOrder>['change'];
  isBusy: boolean;
}

function Order({ id }: { id: string }) {
  const { loaded, reload, change, isBusy } = useOrder(id);
  if (loaded.kind === 'loading') return <Page.Loading />;
  if (loaded.kind !== 'loaded') {
    const content =
      loaded.kind === 'missing'
        ? 'There is no such order.'
        : 'This order could not be loaded. Please try again.';
    return <Page.Error content={content} action={<BackLink />} />;
  }
  const part = { order: loaded.value, change, isBusy };
  return (
    <Page.Main>
      <Page.Title>{`${loaded.value.number} · Finance`}</Page.Title>
      <Header {...part} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={4}>
          <Attentions {...part} />
          <Parts part={part} reload={reload} />
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}

function Header({ order, change, isBusy }: PartProps) {
  const { mayWork } = useRights();
  const { number, name, planTitle, trackTitle, amount, currency, state } = order;
  const what = trackTitle === null ? planTitle : `${planTitle} (${trackTitle})`;
  return (
    <Layouts.Header
      title={number}
      subtitle={`${nameOrClosed(name)} · ${what} · ${formatAmount(amount, currency)}`}
      navigationAction={<BackLink />}
      primaryAction={
        <Flex gap={3} wrap="wrap">
          <OrderBadge state={state} />
          {mayWork && (
            <Button
              variant="secondary"
              startIcon={<ArrowsCounterClockwise />}
              loading={isBusy}
              onClick={() => {
                void change(writeCall(recheckOrder, { id: order.id }, {}));
              }}
            >
              {`Check with ${order.provider === null ? 'the provider' : providerNames[order.provider]}`}
            </Button>
          )}
        </Flex>
      }
    />
  );
}

function Parts({ part, reload }: { part: PartProps; reload: () => void }) {
  const { mayWork, mayRefund } = useRights();
  const { order } = part;
  return (
    <Grid.Root gap={4}>
      <Grid.Item col={7} m={12} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
        <Facts order={order} />
        <PaymentsPanel order={order} />
        <DisputesPanel order={order} />
        <TimelinePanel timeline={order.story} />
        <WebhooksPanel webhooks={order.webhooks} />
      </Grid.Item>
      <Grid.Item col={5} m={12} s={12} xs={12} direction="column" alignItems="stretch" gap={4}>
        <RequestsPanel requests={order.refundRequests} onAnswered={reload} />
        {mayRefund && order.quote !== null && <RefundPanel {...part} quote={order.quote} />}
        <RefundsPanel refunds={order.refunds} onChanged={reload} />
        <NotesPanel order={order} />
        {order.enrolment !== null && <SessionsPanel {...part} enrolment={order.enrolment} />}
        {mayWork && <OrderNotes {...part} />}
        <HistoryPanel uid="plugin::payments.order" documentId={order.id} shown={order} />
      </Grid.Item>
    </Grid.Root>
  );
}

/** Back to the list with the same filter as before. */
function BackLink() {
  const { state } = useLocation();
  const search = typeof state === 'object' && state !== null && 'list' in state ? String(state.list) : '';
  return (
    <Link tag={NavLink} to={{ pathname: deskPage, search }} startIcon={<ArrowLeft />}>
      Back to the orders
    </Link>
  );
}
