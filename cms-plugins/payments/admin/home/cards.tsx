import type { FinanceSummary } from '@lanternway/contracts/payments/staff';
import { readSummary, readWeek } from '@lanternway/contracts/payments/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { counted } from '@lanternway/desk/format/counted';
import { formatTime } from '@lanternway/desk/format/times';
import { weekNumber } from '@lanternway/desk/format/week-number';
import type { WaitingProps } from '@lanternway/desk/home/home-part';
import { Numbers as WeekNumbers, Week } from '@lanternway/desk/home/Numbers';
import { OnceLoaded } from '@lanternway/desk/home/OnceLoaded';
import { Quick as Ways } from '@lanternway/desk/home/Quick';
import { Row, WaitingList } from '@lanternway/desk/home/Waiting';
import { Panel } from '@lanternway/desk/parts/Panel';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { ArrowClockwise, ChartPie, File, Search } from '@strapi/icons';
import { formatAmount, formatAmounts, formatDay } from '../format';
import { deskPage, receiptsPage, reconciliationPage, refundsPage, revenuePage } from '../paths';
import { countWaiting, waitingRows } from './waiting-rows';

/* The finance desk on the admin's home. */

const failure = 'The orders cannot be read at the moment.';

export function Waiting({ isAlone }: WaitingProps) {
  const { loaded } = useLoaded(readCall(readSummary, {}));
  return (
    <OnceLoaded loaded={loaded} failure={failure}>
      {(summary) => (
        <WaitingList
          name={isAlone ? null : 'Finance'}
          rows={waitingRows(summary, formatTime)}
          count={countWaiting(summary)}
          all={{ label: 'All orders', to: deskPage }}
          nothing="No dispute, order, refund or request is waiting."
        />
      )}
    </OnceLoaded>
  );
}

/** Today: what came in, what is under way, and the last comparison. */
export function Also() {
  const { loaded } = useLoaded(readCall(readSummary, {}));
  return (
    <Panel
      title="Today"
      action={
        loaded.kind === 'loaded' && loaded.value.isTest ? (
          <WordBadge colour="warning">Test mode</WordBadge>
        ) : undefined
      }
    >
      <OnceLoaded loaded={loaded} failure={failure}>
        {(summary) => <Today summary={summary} />}
      </OnceLoaded>
    </Panel>
  );
}

function Today({
  summary: { takenToday, open, processing, lastReconciliation },
}: {
  summary: FinanceSummary;
}) {
  const begun = open.reduce((sum, { orders: some }) => sum + some, 0);
  const worth = formatAmounts(open);
  const orders = takenToday.reduce((sum, taken) => sum + taken.orders, 0);
  const amounts = formatAmounts(takenToday);
  return (
    <ul aria-label="Today">
      <Row
        row={{
          key: 'paid',
          badge: 'Paid',
          colour: orders > 0 ? 'success' : 'neutral',
          title: `${counted(orders, 'order', 'orders')} paid`,
          about: `${amounts === '' ? 'Nothing' : amounts} taken since midnight`,
          to: deskPage,
        }}
      />
      <Row
        row={{
          key: 'open',
          badge: 'Open',
          colour: 'neutral',
          title: `${counted(begun, 'order', 'orders')} begun and not paid`,
          ...(begun === 0 ? {} : { about: `${worth} in all` }),
          to: `${deskPage}?state=pending`,
        }}
      />
      <Row
        row={{
          key: 'processing',
          badge: 'Waiting',
          colour: 'neutral',
          title: counted(processing, 'payment being confirmed', 'payments being confirmed'),
          to: `${deskPage}?state=processing`,
        }}
      />
      {lastReconciliation !== null && (
        <Row
          row={{
            key: 'compared',
            badge: lastReconciliation.differences === 0 ? 'Same' : 'Differs',
            colour: lastReconciliation.differences === 0 ? 'success' : 'danger',
            title: 'Comparison with the providers',
            about: `${formatDay(lastReconciliation.day)}, ${counted(lastReconciliation.differences, 'difference', 'differences')}`,
            to: reconciliationPage,
          }}
        />
      )}
    </ul>
  );
}

export function Numbers() {
  return (
    <Week endpoint={readWeek} failure={failure}>
      {({ net, paid, refunded }) => (
        <WeekNumbers
          numbers={[
            ...net.map(({ currency, now, before }) => ({
              label: `net, ${currency}`,
              now: formatAmount(now, currency),
              before: formatAmount(before, currency),
              to: deskPage,
            })),
            // With three currencies there is no room for both.
            ...(net.length > 2 ? [] : [weekNumber('orders paid', paid, deskPage)]),
            weekNumber('refunds done', refunded, refundsPage),
          ]}
          note="Each currency apart, refunds already taken off. Weeks begin on Monday."
        />
      )}
    </Week>
  );
}

export const numbersOf = 'own';

export const Quick = () => <Ways links={links} />;

const links = [
  { label: 'Find an order', icon: <Search />, to: deskPage, isToSearch: true },
  { label: 'Revenue by month', icon: <ChartPie />, to: revenuePage },
  { label: 'Receipts for the accountant', icon: <File />, to: receiptsPage },
  { label: 'Compare with the providers', icon: <ArrowClockwise />, to: reconciliationPage },
];
