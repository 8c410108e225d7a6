import { heardFrom } from '@lanternway/contracts/enquiries/heard';
import {
  dimensions,
  type Dimension,
  type Funnel,
  type PeriodName,
} from '@lanternway/contracts/insight/staff';
import { DayField } from '@lanternway/desk/inputs/DayField';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { withChange } from '@lanternway/desk/lists/address';
import { Button, Flex } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { dimensionLabels } from '../parts/words';
import type { NumbersAddress } from './address';

/** Answers are kept by their keys. */
const wordsFor = (name: Dimension, value: string): string =>
  (name === 'heard' ? Object.entries(heardFrom).find(([key]) => key === value)?.[1] : undefined) ?? value;

const periodLabels: Record<PeriodName, string> = {
  week: 'This week',
  month: 'This month',
  'last-month': 'Last month',
  year: 'This year',
};

interface FiltersProps {
  address: NumbersAddress;
  /** Null while it loads. */
  funnel: Funnel | null;
}

/** Period and groups. All of it stands in the address, so a view can be sent as a link. */
export function Filters({ address, funnel }: FiltersProps) {
  const [query, setQuery] = useSearchParams();
  const choose = (part: string, value: string) => {
    // If only one of the days is changed, the other one stays as shown.
    const days =
      address.period === null ? {} : { period: '', from: funnel?.from ?? '', to: funnel?.to ?? '' };
    const isDay = part === 'from' || part === 'to';
    setQuery(withChange(query, { ...(isDay ? days : {}), [part]: value }), { replace: true });
  };
  const isSet = dimensions.some((name) => address.chosen[name] !== null);
  return (
    <Row gap={3} wrap="wrap" alignItems="end">
      <OneChoice
        label="Period"
        placeholder="Last 60 days"
        value={address.period}
        options={Object.entries(periodLabels)}
        onChange={(period) => {
          setQuery(withChange(query, { period, from: '', to: '' }), { replace: true });
        }}
      />
      <DayField label="From" part="from" value={address.from ?? funnel?.from ?? null} onChange={choose} />
      <DayField label="To" part="to" value={address.to ?? funnel?.to ?? null} onChange={choose} />
      {dimensions.map((name) => {
        const chosen = address.chosen[name];
        const offered = funnel?.choices[name] ?? [];
        const all = chosen === null || offered.includes(chosen) ? offered : [...offered, chosen];
        return (
          <OneChoice
            key={name}
            label={dimensionLabels[name]}
            placeholder="All"
            value={chosen}
            options={all.map((one) => [one, wordsFor(name, one)])}
            onChange={(value) => {
              choose(name, value);
            }}
          />
        );
      })}
      {isSet && (
        <Button
          variant="tertiary"
          onClick={() => {
            setQuery(withChange(query, Object.fromEntries(dimensions.map((name) => [name, '']))));
          }}
        >
          Clear filters
        </Button>
      )}
    </Row>
  );
}

/** Two next to each other on a phone. */
const Row = styled(Flex)`
  @media (max-width: 767px) {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > * {
      width: 100%;
      min-width: 0;
      max-width: none;
    }
  }
`;
