import { dimensions, type Funnel } from '@lanternway/contracts/insight/staff';
import { DayField } from '@lanternway/desk/inputs/DayField';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { withChange } from '@lanternway/desk/lists/address';
import { Button, Flex } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { dimensionLabels } from '../parts/words';
import type { NumbersAddress } from './address';

interface FiltersProps {
  address: NumbersAddress;
  /** Null while it loads. */
  funnel: Funnel | null;
}

/** Period and groups. All of it stands in the address, so a view can be sent as a link. */
export function Filters({ address, funnel }: FiltersProps) {
  const [query, setQuery] = useSearchParams();
  const choose = (part: string, value: string) => {
    setQuery(withChange(query, { [part]: value }), { replace: true });
  };
  const isSet = dimensions.some((name) => address.chosen[name] !== null);
  return (
    <Flex gap={3} wrap="wrap" alignItems="end">
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
            options={all.map((one) => [one, one])}
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
    </Flex>
  );
}
