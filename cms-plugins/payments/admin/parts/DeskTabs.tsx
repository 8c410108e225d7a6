import { financeSummaryPath, type FinanceSummary } from '@lanternway/contracts/finance';
import { Flex, LinkButton } from '@strapi/design-system';
import { NavLink, useLocation } from 'react-router-dom';
import { useLoaded } from '../asking/use-loaded';
import {
  deskPage,
  receiptsPage,
  reconciliationPage,
  refundsPage,
  requestsPage,
  settingsPage,
} from '../paths';
import { WordBadge } from './StateBadge';

/** The desk's pages, with what waits on each. */
export function DeskTabs() {
  const { pathname } = useLocation();
  const { loaded } = useLoaded<FinanceSummary>(financeSummaryPath);
  const summary = loaded.kind === 'loaded' ? loaded.value : null;
  const tabs: [path: string, word: string, waiting: number][] = [
    [deskPage, 'Orders', 0],
    [refundsPage, 'Refunds', summary?.awaitingApproval ?? 0],
    [requestsPage, 'Refund requests', summary?.openRequests ?? 0],
    [receiptsPage, 'Receipts', 0],
    [reconciliationPage, 'Reconciliation', summary?.lastReconciliation?.differences ?? 0],
    [settingsPage, 'Settings', 0],
  ];
  return (
    <Flex justifyContent="space-between" gap={2} wrap="wrap">
      <Flex tag="nav" aria-label="Finance" gap={2} wrap="wrap">
        {tabs.map(([path, word, waiting]) => (
          <LinkButton
            key={path}
            tag={NavLink}
            to={path}
            end
            variant={path === pathname ? 'secondary' : 'tertiary'}
            aria-current={path === pathname ? 'page' : false}
          >
            {waiting > 0 ? `${word} (${waiting.toLocaleString()})` : word}
          </LinkButton>
        ))}
      </Flex>
      {summary?.isTest === true && <WordBadge colour="warning">Test mode</WordBadge>}
    </Flex>
  );
}
