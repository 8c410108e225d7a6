import { countryName } from '@lanternway/contracts/fields/country-name';
import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import { openReceipt } from '@lanternway/contracts/payments/registers/staff-calls';
import { durationInWords, sessionsInWords } from '@lanternway/contracts/payments/plan-words';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { NoValue } from '@lanternway/desk/parts/DataTable';
import { Panel } from '@lanternway/desk/parts/Panel';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Grid, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import { CopyId } from '../parts/CopyId';
import { Money } from '../parts/Money';
import { nameOrClosed } from '../format';

/** The order's buyer and plan, and the state of its money. */
export function Facts({ order }: { order: OrderDetail }) {
  const { name, email, phone, country, planTitle, trackTitle, months } = order;
  return (
    <Panel title="The order">
      <Grid.Root gap={4} tag="dl">
        <Fact label="Parent">{nameOrClosed(name)}</Fact>
        <Fact label="Email">
          {email === '' ? <NoValue /> : <Link href={`mailto:${email}`}>{email}</Link>}
        </Fact>
        <Fact label="Phone">{phone === null ? <NoValue /> : <Link href={`tel:${phone}`}>{phone}</Link>}</Fact>
        <Fact label="Country">{country === null ? <NoValue /> : (countryName(country) ?? country)}</Fact>
        <Fact label="Plan">{trackTitle === null ? planTitle : `${planTitle}, ${trackTitle}`}</Fact>
        <Fact label="Sold as">{`${sessionsInWords(order)} in ${durationInWords(months)}`}</Fact>
        <MoneyFacts order={order} />
        <Fact label="Created">
          <Time iso={order.createdAt} />
        </Fact>
        <Fact label={order.paidAt === null ? 'Can be paid until' : 'Paid'}>
          <TimeOrNone iso={order.paidAt ?? order.expiresAt} />
        </Fact>
        <Fact label="Order number">
          <CopyId id={order.number} what="order number" />
        </Fact>
        <Fact label="Receipt">
          <Receipt order={order} />
        </Fact>
      </Grid.Root>
    </Panel>
  );
}

function MoneyFacts({ order: { amount, refunded, currency } }: { order: OrderDetail }) {
  return (
    <>
      <Fact label="Amount">
        <Money minor={amount} currency={currency} />
      </Fact>
      <Fact label="Refunded">
        {refunded === 0 ? <NoValue /> : <Money minor={refunded} currency={currency} />}
      </Fact>
    </>
  );
}

const TimeOrNone = ({ iso }: { iso: string | null }) => (iso === null ? <NoValue /> : <Time iso={iso} />);

function Receipt({ order: { id, receipt } }: { order: OrderDetail }) {
  if (receipt === null) return <NoValue />;
  return (
    <Flex gap={2} wrap="wrap">
      <CopyId id={receipt.number} what="receipt number" />
      <SaveFileButton
        variant="tertiary"
        path={pathTo(openReceipt, { id })}
        fileName={`receipt-${receipt.number.replaceAll('/', '-')}.pdf`}
      >
        Open the receipt
      </SaveFileButton>
    </Flex>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Grid.Item col={6} xs={12} direction="column" alignItems="start" gap={1}>
      <Typography variant="sigma" textColor="neutral600" tag="dt">
        {label}
      </Typography>
      <Box tag="dd" maxWidth="100%" style={{ overflowWrap: 'anywhere' }}>
        <Typography tag="div">{children}</Typography>
      </Box>
    </Grid.Item>
  );
}
