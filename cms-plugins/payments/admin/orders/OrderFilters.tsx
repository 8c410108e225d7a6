import { listOrderedPlans } from '@lanternway/contracts/payments/staff-calls';
import { currencies } from '@lanternway/contracts/money/money';
import {
  orderStates,
  orderStateLabels,
  providerNames,
  providers,
} from '@lanternway/contracts/payments/orders';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { DayField } from '@lanternway/desk/inputs/DayField';
import { FamiliesNote } from '@lanternway/desk/inputs/FamiliesNote';
import { ListFilter } from '@lanternway/desk/parts/ListFilter';
import { formatTime } from '@lanternway/desk/format/times';
import { Flex, Typography } from '@strapi/design-system';
import { countNarrowing, narrowing, type AddressPart, type OrdersAddress } from './address';

/** Search and filters. */
export function OrderFilters({ address }: { address: OrdersAddress }) {
  return (
    <ListFilter
      search={address.search}
      searchLabel="Search by amount, or any part of a name, email, phone, order, payment or receipt"
      searchPlaceholder="Name, email, phone, amount, order, payment, receipt"
      searchWidth="56rem"
      narrowing={narrowing}
      count={countNarrowing(address)}
    >
      {(choose) => <Filters address={address} onChange={choose} />}
    </ListFilter>
  );
}

const sortLabels = { newest: 'Latest first', oldest: 'Oldest first', amount: 'Largest first' } as const;

interface FiltersProps {
  address: OrdersAddress;
  onChange: (part: AddressPart, value: string) => void;
}

function Filters({ address, onChange }: FiltersProps) {
  const { loaded } = useLoaded(readCall(listOrderedPlans, {}));
  const plans = loaded.kind === 'loaded' ? loaded.value : [];
  const choice = (part: 'state' | 'currency' | 'provider' | 'plan') => ({
    value: address[part],
    onChange: (value: string) => {
      onChange(part, value);
    },
  });
  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <OneChoice
        label="State"
        placeholder="All states"
        options={orderStates.map((state) => [state, orderStateLabels[state]])}
        {...choice('state')}
      />
      <OneChoice
        label="Currency"
        placeholder="All currencies"
        options={currencies.map((currency) => [currency, currency])}
        {...choice('currency')}
      />
      <OneChoice
        label="Provider"
        placeholder="All providers"
        options={providers.map((provider) => [provider, providerNames[provider]])}
        {...choice('provider')}
      />
      <OneChoice
        label="Plan"
        placeholder="All plans"
        options={plans.map(({ key, title }) => [key, title])}
        {...choice('plan')}
      />
      <DayField label="Created from (UTC)" part="from" value={address.from} onChange={onChange} />
      <DayField label="Created to (UTC)" part="to" value={address.to} onChange={onChange} />
      <OneChoice
        label="Order"
        placeholder={sortLabels.newest}
        value={address.sort === 'newest' ? null : address.sort}
        options={Object.entries(sortLabels)}
        onChange={(sort) => {
          onChange('sort', sort === 'newest' ? '' : sort);
        }}
      />
      <FromRevenue address={address} />
      <FamiliesNote what="the first order that each paid" />
    </Flex>
  );
}

/** What a number of the revenue has narrowed the list to. It goes with the other filters. */
function FromRevenue({ address }: { address: OrdersAddress }) {
  const { source, paidFrom, paidUntil, refundedFrom, refundedUntil } = address;
  const words = [
    ...between('Paid', paidFrom, paidUntil),
    ...between('Given back', refundedFrom, refundedUntil),
    ...(source === null ? [] : [`Source: ${source}`]),
  ];
  return words.length === 0 ? null : (
    <Typography style={{ overflowWrap: 'anywhere' }}>{`${words.join('. ')}.`}</Typography>
  );
}

const between = (what: string, from: string | null, until: string | null): string[] => {
  if (from === null && until === null) return [];
  const since = from === null ? '' : ` from ${formatTime(from)}`;
  return [`${what}${since}${until === null ? '' : ` until ${formatTime(until)}`}`];
};
