import type { WebhookRow } from '@lanternway/contracts/payments/staff';
import { providerNames } from '@lanternway/contracts/payments/orders';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { counted } from '@lanternway/desk/format/counted';
import { Typography } from '@strapi/design-system';
import { CopyId } from '../parts/CopyId';

/** The webhooks received from the providers. */
export function WebhooksPanel({ webhooks }: { webhooks: readonly WebhookRow[] }) {
  return (
    <Panel title="Messages from the provider">
      {webhooks.length === 0 ? (
        <Typography textColor="neutral600">The provider has sent no message about this order.</Typography>
      ) : (
        <ListTable
          label="Messages from the provider"
          rows={webhooks}
          keyOf={({ provider, eventId }) => `${provider} ${eventId}`}
          columns={columns}
        />
      )}
    </Panel>
  );
}

const columns: Column<WebhookRow>[] = [
  { title: 'Event', cell: ({ type }) => type },
  { title: 'Provider', cell: ({ provider }) => providerNames[provider] },
  { title: 'Id', cell: ({ eventId }) => <CopyId id={eventId} what="event" /> },
  { title: 'Received', cell: ({ receivedAt }) => <Time iso={receivedAt} /> },
  { title: 'Processed', cell: (event) => <DealtWith event={event} /> },
];

function DealtWith({ event: { processedAt, attempts, problem } }: { event: WebhookRow }) {
  return (
    <>
      {processedAt === null ? (
        `Waits, ${counted(attempts, 'try', 'tries')} so far`
      ) : (
        <Time iso={processedAt} />
      )}
      {problem !== null && (
        <Typography tag="p" variant="pi" textColor="danger600">
          {problem}
        </Typography>
      )}
    </>
  );
}
