import { visitGroupings } from '@lanternway/contracts/insight/visits-staff';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { withChange } from '@lanternway/desk/lists/address';
import { Button, Flex } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useSearchParams } from 'react-router-dom';
import { periods, usualPeriod, type Period, type VisitsAddress } from './address';
import { groupingWords, nameOf } from './words';

const periodWords: Record<Period, string> = {
  '7': 'Last 7 days',
  '28': 'Last 28 days',
  '91': 'Last 13 weeks',
  '182': 'Last 26 weeks',
  '365': 'Last 12 months',
};

/** The time that is shown, and to which visits it is narrowed. */
export function Filters({ days, only }: VisitsAddress) {
  const [query, setQuery] = useSearchParams();
  const choose = (part: string, value: string) => {
    setQuery(withChange(query, { [part]: value }));
  };
  return (
    <Flex gap={2} wrap="wrap">
      <OneChoice
        isShort
        label="Time"
        placeholder={periodWords[usualPeriod]}
        value={days}
        options={periods.map((one) => [one, periodWords[one]])}
        onChange={(value) => {
          choose('days', value);
        }}
      />
      {visitGroupings.map((name) => {
        const value = only[name];
        if (value === undefined) return null;
        return (
          <Button
            key={name}
            variant="secondary"
            endIcon={<Cross />}
            aria-label={`Show all again, not only ${groupingWords[name]} ${nameOf(name, value)}`}
            onClick={() => {
              choose(name, '');
            }}
          >
            {`${groupingWords[name]}: ${nameOf(name, value)}`}
          </Button>
        );
      })}
    </Flex>
  );
}
