import { orderedPlansPath, type OrderedPlan } from '@lanternway/contracts/finance-desk';
import { currencies } from '@lanternway/contracts/money';
import { orderStates, orderStateWords, providerNames, providers } from '@lanternway/contracts/orders';
import { Box, Button, Field, Flex } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLoaded } from '../asking/use-loaded';
import { Choice } from '../parts/Choice';
import { ClockInput } from '../parts/ClockInput';
import {
  countNarrowing,
  searchName,
  withChange,
  withoutFilter,
  type AddressPart,
  type OrdersAddress,
} from './address';
import { SearchField } from './SearchField';

/** Search and filters. On a small screen the filters wait behind a button. */
export function OrderFilters({ address }: { address: OrdersAddress }) {
  const [query, setQuery] = useSearchParams();
  const isSmall = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  const count = countNarrowing(address);
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap">
        <Box flex="1 1 28rem" maxWidth="56rem">
          <SearchField
            search={address.search}
            onSearch={(search) => {
              // Letter by letter is one step back, not ten.
              const isFirst = address.search === '';
              setQuery(withChange(query, { [searchName]: search }), { replace: !isFirst });
            }}
          />
        </Box>
        {isSmall && (
          <Button
            variant="tertiary"
            startIcon={<Filter />}
            aria-expanded={isOpen}
            onClick={() => {
              setIsOpen(!isOpen);
            }}
          >
            {count === 0 ? 'Filters' : `Filters (${String(count)})`}
          </Button>
        )}
        {(count > 0 || address.search !== '') && (
          <Button
            variant="ghost"
            onClick={() => {
              setQuery(withoutFilter(query));
            }}
          >
            Clear the filter
          </Button>
        )}
      </Flex>
      {(isOpen || !isSmall) && (
        <Filters
          address={address}
          onChange={(part, value) => {
            setQuery(withChange(query, { [part]: value }));
          }}
        />
      )}
    </Flex>
  );
}

const sortWords = { newest: 'Latest first', oldest: 'Oldest first', amount: 'Largest first' } as const;

interface FiltersProps {
  address: OrdersAddress;
  onChange: (part: AddressPart, value: string) => void;
}

function Filters({ address, onChange }: FiltersProps) {
  const { loaded } = useLoaded<OrderedPlan[]>(orderedPlansPath);
  const plans = loaded.kind === 'loaded' ? loaded.value : [];
  const choice = (part: 'state' | 'currency' | 'provider' | 'plan') => ({
    value: address[part],
    onChange: (value: string) => {
      onChange(part, value);
    },
  });
  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <Choice
        label="State"
        placeholder="All states"
        options={orderStates.map((state) => [state, orderStateWords[state]])}
        {...choice('state')}
      />
      <Choice
        label="Currency"
        placeholder="All of them"
        options={currencies.map((currency) => [currency, currency])}
        {...choice('currency')}
      />
      <Choice
        label="Provider"
        placeholder="Both"
        options={providers.map((provider) => [provider, providerNames[provider]])}
        {...choice('provider')}
      />
      <Choice
        label="Plan"
        placeholder="All plans"
        options={plans.map(({ key, title }) => [key, title])}
        {...choice('plan')}
      />
      <DayField label="Made from (UTC)" part="from" address={address} onChange={onChange} />
      <DayField label="Made to (UTC)" part="to" address={address} onChange={onChange} />
      <Choice
        label="Sorted"
        placeholder={sortWords.newest}
        value={address.sort === 'newest' ? null : address.sort}
        options={Object.entries(sortWords)}
        onChange={(sort) => {
          onChange('sort', sort === 'newest' ? '' : sort);
        }}
      />
    </Flex>
  );
}

function DayField({ label, part, address, onChange }: FiltersProps & { label: string; part: 'from' | 'to' }) {
  return (
    <Field.Root name={part} width="15rem">
      <Field.Label>{label}</Field.Label>
      <ClockInput
        type="date"
        size="S"
        value={address[part] ?? ''}
        onChange={(event) => {
          onChange(part, event.target.value);
        }}
      />
    </Field.Root>
  );
}
