import { orderPageSizes, type FinanceSummary } from '@lanternway/contracts/payments/staff';
import { exportOrders, listOrders, readSummary } from '@lanternway/contracts/payments/staff-calls';
import { pathTo, readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { withChange } from '@lanternway/desk/lists/address';
import { Pages } from '@lanternway/desk/parts/Pages';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { counted } from '@lanternway/desk/format/counted';
import { Box, Flex, LinkButton } from '@strapi/design-system';
import { NavLink, useSearchParams } from 'react-router-dom';
import { DeskPage } from '../parts/DeskPage';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { useRights } from '../rights';
import { formatAmounts } from '../format';
import { countNarrowing, readAddress, toServer, type OrdersAddress } from './address';
import { OrderFilters } from './OrderFilters';
import { OrdersTable } from './OrdersTable';

/** All orders; those that need attention are one click away. */
export function OrdersPage() {
  const [query] = useSearchParams();
  const address = readAddress(query);
  const found = useLoaded(readCall(listOrders, {}, toServer(address)));
  const summary = useLoaded(readCall(readSummary, {}));
  const counts = summary.loaded.kind === 'loaded' ? summary.loaded.value : null;
  const { mayExport } = useRights();
  return (
    <DeskPage
      title="Orders"
      subtitle={counts === null ? '' : describeSummary(counts)}
      actions={
        mayExport && (
          <SaveFileButton
            path={pathTo(exportOrders, {}, toServer(address, false))}
            fileName={`orders-${new Date().toISOString().slice(0, 10)}.csv`}
          >
            Export CSV
          </SaveFileButton>
        )
      }
    >
      <Lists waiting={counts?.attention ?? 0} isAttention={address.attention} />
      <OrderFilters address={address} />
      <Found asked={found}>
        {({ rows, total, pageSize }) =>
          rows.length === 0 ? (
            <Nothing>{describeEmpty(address, total)}</Nothing>
          ) : (
            <Box>
              <OrdersTable rows={rows} total={total} />
              <Pages total={total} pageSize={pageSize} sizes={orderPageSizes} />
            </Box>
          )
        }
      </Found>
    </DeskPage>
  );
}

/** All orders, or those that need attention. The filter stays. */
function Lists({ waiting, isAttention }: { waiting: number; isAttention: boolean }) {
  const [query] = useSearchParams();
  const lists: [word: string, value: string, isShown: boolean][] = [
    ['All', '', !isAttention],
    [waiting > 0 ? `Needs attention (${waiting.toLocaleString()})` : 'Needs attention', 'true', isAttention],
  ];
  return (
    <Flex tag="nav" aria-label="Lists of orders" gap={2} wrap="wrap">
      {lists.map(([word, value, isShown]) => (
        <LinkButton
          key={value}
          tag={NavLink}
          size="S"
          to={{ search: withChange(query, { attention: value }).toString() }}
          variant={isShown ? 'secondary' : 'tertiary'}
          aria-current={isShown ? 'page' : false}
        >
          {word}
        </LinkButton>
      ))}
    </Flex>
  );
}

function describeSummary({ takenToday, processing, attention }: FinanceSummary): string {
  const taken = formatAmounts(takenToday);
  return [
    taken === '' ? 'Nothing taken today yet' : `${taken} taken today`,
    ...(processing > 0 ? [`${counted(processing, 'order is', 'orders are')} being confirmed`] : []),
    attention > 0 ? `${counted(attention, 'needs', 'need')} attention` : 'nothing needs attention',
  ].join(' · ');
}

function describeEmpty(address: OrdersAddress, total: number): string {
  if (total > 0) return 'This page is empty now. Go back to the first page.';
  if (address.search !== '' || countNarrowing(address) > 0) return 'No orders match.';
  return address.attention ? 'Nothing needs attention.' : 'There are no orders yet.';
}
