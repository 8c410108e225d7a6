import { currencies, type Currency } from '@lanternway/contracts/money/money';
import type { Revenue } from '@lanternway/contracts/payments/revenue';
import { Spark } from '@lanternway/desk/charts/Spark';
import { counted } from '@lanternway/desk/format/counted';
import { Box, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatAmount } from '../format';
import { barsOf, rupeesOf, totalsOf, type Bar, type Total } from './totals';
import { againstWords, longMonth } from './words';

/** The sums of the whole time, each currency apart, with the line of its months. */
export function Tiles({ revenue }: { revenue: Revenue }) {
  const { rows, open, owed, earlier } = revenue;
  const totals = totalsOf(rows);
  const rupees = rupeesOf(rows);
  const sum = (part: 'orders' | 'refunds') => totals.reduce((all, total) => all + total[part], 0);
  const each = (all: readonly { currency: Currency; amount: number }[]) =>
    currencies.flatMap((currency) =>
      all
        .filter((one) => one.currency === currency)
        .map(({ amount }) => <Amount key={currency} words={formatAmount(amount, currency)} />),
    );
  const begun = open.reduce((all, { orders }) => all + orders, 0);
  const sessions = owed.reduce((all, one) => all + one.sessions, 0);
  const net = ({ gross, refunded }: Pick<Total, 'gross' | 'refunded'>) => gross - refunded;
  const inRupees = formatAmount(net(rupees), 'INR');
  const against = (read: (of: Pick<Total, 'gross' | 'refunded'>) => number) =>
    againstWords(read(rupees), read(earlier), earlier);
  const lined = (word: string, read: (of: Pick<Total, 'gross' | 'refunded'>) => number, colour?: string) =>
    totals.map((total) => (
      <Amount key={total.currency} words={formatAmount(read(total), total.currency)}>
        <Months
          {...{ word, read, colour }}
          currency={total.currency}
          bars={barsOf(revenue, total.currency)}
        />
      </Amount>
    ));
  return (
    <Row>
      <Tile
        title="Received"
        about={counted(sum('orders'), 'order', 'orders')}
        against={against(({ gross }) => gross)}
      >
        {lined('Received', ({ gross }) => gross)}
      </Tile>
      <Tile
        title="Given back"
        about={counted(sum('refunds'), 'refund', 'refunds')}
        against={against(({ refunded }) => refunded)}
      >
        {lined('Given back', ({ refunded }) => refunded, 'danger600')}
      </Tile>
      <Tile title="Net" about={`all in rupees*: ${inRupees}`} against={against(net)}>
        {lined('Net', net)}
      </Tile>
      <Tile
        title="Still owed in classes"
        about={`${counted(sessions, 'session', 'sessions')} paid and not yet held`}
      >
        {each(owed)}
      </Tile>
      <Tile title="Open" about={`${counted(begun, 'order', 'orders')} begun and not paid`}>
        {each(open)}
      </Tile>
    </Row>
  );
}

interface MonthsProps {
  word: string;
  currency: Currency;
  bars: readonly Bar[];
  read: (of: Pick<Total, 'gross' | 'refunded'>) => number;
  colour: string | undefined;
}

/** The months of one currency as a small line. Its words name both ends; the chart below has all of them, also as a table. */
function Months({ word, currency, bars, read, colour }: MonthsProps) {
  const said = (bar: Bar | undefined) =>
    bar === undefined ? '' : `${formatAmount(read(bar), currency)} in ${longMonth(bar.month)}`;
  return (
    <Spark
      sentence={`${word} in ${currency}: from ${said(bars[0])} to ${said(bars.at(-1))}`}
      values={bars.map(read)}
      isLastOpen={bars.at(-1)?.isCurrent === true}
      {...(colour === undefined ? {} : { colour })}
    />
  );
}

const Amount = ({ words, children }: { words: string; children?: ReactNode }) => (
  <AmountLine>
    <Typography tag="p" variant="beta" style={{ overflowWrap: 'anywhere' }}>
      {words}
    </Typography>
    {children}
  </AmountLine>
);

interface TileProps {
  title: string;
  about: string;
  /** All in rupees, set against an earlier time. */
  against?: string;
  children: ReactNode[];
}

function Tile({ title, about, against, children }: TileProps) {
  return (
    <Box tag="section" background="neutral0" hasRadius shadow="tableShadow" padding={4} height="100%">
      <Typography tag="h2" variant="pi" fontWeight="bold">
        {title}
      </Typography>
      {children.length === 0 ? <Amount words="–" /> : children}
      <Small>{about}</Small>
      {against !== undefined && <Small>{`${against}*`}</Small>}
    </Box>
  );
}

const Small = ({ children }: { children: string }) => (
  <Typography tag="p" variant="pi" textColor="neutral600">
    {children}
  </Typography>
);

const AmountLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 0.8rem;
  /* As high as with a line of months. */
  min-height: 3.2rem;
  padding-bottom: 0.4rem;
`;

/** Five in a row where there is room. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  gap: 1.6rem;
`;
