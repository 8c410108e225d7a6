import { readSummary } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useCounts } from '@lanternway/desk/asking/use-counts';
import { PageTabs } from '@lanternway/desk/tabs/PageTabs';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex } from '@strapi/design-system';
import {
  creditNotesPage,
  deskPage,
  receiptsPage,
  reconciliationPage,
  refundsPage,
  requestsPage,
  revenuePage,
  settingsPage,
} from '../paths';

const paceMs = 20_000;

/** The desk's pages, with the number of waiting items. */
export function DeskTabs() {
  const summary = useCounts(readCall(readSummary, {}), ['payments'], paceMs);
  const tabs: [path: string, word: string, waiting: number][] = [
    [deskPage, 'Orders', summary?.attention ?? 0],
    [refundsPage, 'Refunds', summary?.awaitingApproval ?? 0],
    [requestsPage, 'Refund requests', summary?.openRequests ?? 0],
    [revenuePage, 'Revenue', 0],
    [receiptsPage, 'Receipts', 0],
    [creditNotesPage, 'Credit notes', 0],
    [reconciliationPage, 'Reconciliation', summary?.lastReconciliation?.differences ?? 0],
    [settingsPage, 'Settings', 0],
  ];
  return (
    <Flex justifyContent="space-between" gap={2} wrap="wrap">
      <PageTabs
        label="Finance"
        tabs={tabs.map(([path, word, waiting]) => [path, word, { count: waiting, isUrgent: true }])}
      />
      {summary?.isTest === true && <WordBadge colour="warning">Test mode</WordBadge>}
    </Flex>
  );
}
