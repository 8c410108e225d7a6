import type { Revenue } from '@lanternway/contracts/payments/revenue';
import { counted } from '@lanternway/desk/format/counted';
import { Box, Typography } from '@strapi/design-system';
import { styled } from 'styled-components';
import { formatAmount } from '../format';
import { rupeesOf, totalsOf } from './totals';

/** The sums of the whole time, each currency apart. */
export function Tiles({ revenue: { rows, open, disputed } }: { revenue: Revenue }) {
  const totals = totalsOf(rows);
  const rupees = rupeesOf(rows);
  const sum = (part: 'orders' | 'refunds') => totals.reduce((all, total) => all + total[part], 0);
  const amounts = (read: (total: (typeof totals)[number]) => number) =>
    totals.map((total) => formatAmount(read(total), total.currency));
  const each = (all: Revenue['open']) => all.map(({ currency, amount }) => formatAmount(amount, currency));
  const count = (all: Revenue['open']) => all.reduce((sum, { orders }) => sum + orders, 0);
  const inRupees = formatAmount(rupees.gross - rupees.refunded, 'INR');
  return (
    <Row>
      <Tile title="Received" amounts={amounts(({ gross }) => gross)}>
        {counted(sum('orders'), 'order', 'orders')}
      </Tile>
      <Tile title="Given back" amounts={amounts(({ refunded }) => refunded)}>
        {counted(sum('refunds'), 'refund', 'refunds')}
      </Tile>
      <Tile title="Net" amounts={amounts(({ gross, refunded }) => gross - refunded)}>
        {`all in rupees*: ${inRupees}`}
      </Tile>
      <Tile title="Open" amounts={each(open)}>
        {`${counted(count(open), 'order', 'orders')} begun and not paid`}
      </Tile>
      <Tile title="Disputed" amounts={each(disputed)}>
        {counted(count(disputed), 'order', 'orders')}
      </Tile>
    </Row>
  );
}

function Tile({ title, amounts, children }: { title: string; amounts: string[]; children: string }) {
  return (
    <Box tag="section" background="neutral0" hasRadius shadow="tableShadow" padding={4} height="100%">
      <Typography tag="h2" variant="sigma" textColor="neutral600">
        {title}
      </Typography>
      {(amounts.length === 0 ? ['–'] : amounts).map((amount) => (
        <Typography key={amount} tag="p" variant="beta" style={{ overflowWrap: 'anywhere' }}>
          {amount}
        </Typography>
      ))}
      <Typography tag="p" variant="pi" textColor="neutral600">
        {children}
      </Typography>
    </Box>
  );
}

/** Five in a row where there is room. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(16rem, 1fr));
  gap: 1.6rem;
`;
