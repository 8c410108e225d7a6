import type { FinanceSummary } from '@lanternway/contracts/payments/staff';
import { readSummary } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { counted } from '@lanternway/desk/format/counted';
import { Flex, Link, Typography } from '@strapi/design-system';
import { Widget } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { deskPage, reconciliationPage, refundsPage, requestsPage } from '../paths';
import { formatDay, formatAmount } from '../format';

/** On the admin's home: what is waiting for finance, and today's payments. */
export function FinanceWidget() {
  const { loaded } = useLoaded(readCall(readSummary, {}));
  if (loaded.kind === 'loading') return <Widget.Loading />;
  if (loaded.kind !== 'loaded') return <Widget.Error>The orders cannot be read at the moment.</Widget.Error>;
  const summary = loaded.value;
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {summary.isTest && (
        <Flex>
          <WordBadge colour="warning">Test mode</WordBadge>
        </Flex>
      )}
      <Counts summary={summary} />
      <Taken taken={summary.takenToday} />
    </Flex>
  );
}

/** Each count links to what it counts. */
function Counts({ summary }: { summary: FinanceSummary }) {
  const { attention, openRequests, awaitingApproval, processing, lastReconciliation } = summary;
  const counts: [words: string, to: string, isPressing: boolean][] = [
    [
      counted(attention, 'order needs attention', 'orders need attention'),
      `${deskPage}?attention=true`,
      attention > 0,
    ],
    [counted(openRequests, 'refund request', 'refund requests'), requestsPage, openRequests > 0],
    [
      counted(awaitingApproval, 'refund waits for approval', 'refunds wait for approval'),
      refundsPage,
      awaitingApproval > 0,
    ],
    [
      counted(processing, 'payment being confirmed', 'payments being confirmed'),
      `${deskPage}?state=processing`,
      false,
    ],
  ];
  if (lastReconciliation !== null) {
    const { day, differences } = lastReconciliation;
    counts.push([
      `${counted(differences, 'difference', 'differences')} with the providers on ${formatDay(day)}`,
      reconciliationPage,
      differences > 0,
    ]);
  }
  return (
    <Flex tag="ul" gap={3} wrap="wrap" aria-label="What waits for finance">
      {counts.map(([words, to, isPressing]) => (
        <li key={to}>
          <Link tag={NavLink} to={to}>
            <Typography
              textColor={isPressing ? 'danger600' : 'primary600'}
              fontWeight={isPressing ? 'bold' : 'regular'}
            >
              {words}
            </Typography>
          </Link>
        </li>
      ))}
    </Flex>
  );
}

function Taken({ taken }: { taken: FinanceSummary['takenToday'] }) {
  if (taken.length === 0)
    return <Typography textColor="neutral600">Nothing has been taken today (UTC).</Typography>;
  return (
    <Flex tag="ul" gap={4} wrap="wrap" aria-label="Taken today (UTC)">
      {taken.map(({ currency, amount, orders }) => (
        <li key={currency}>
          <Typography tag="p" variant="beta">
            {formatAmount(amount, currency)}
          </Typography>
          <Typography tag="p" variant="pi" textColor="neutral600">
            {`taken today (UTC), ${counted(orders, 'order', 'orders')}`}
          </Typography>
        </li>
      ))}
    </Flex>
  );
}
