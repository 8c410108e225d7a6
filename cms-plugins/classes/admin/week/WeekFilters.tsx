import { courseLabels } from '@lanternway/contracts/enquiries/site';
import type { Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { OneChoice } from '@lanternway/desk/inputs/Choice';
import { withChange } from '@lanternway/desk/lists/address';
import { Button, Flex } from '@strapi/design-system';
import { useSearchParams } from 'react-router-dom';
import { isNarrowed, narrowing, nobody, shownStates, type WeekAddress } from './address';
import { noRoom, noTeacher, stateWords } from './words';

interface WeekFiltersProps {
  address: WeekAddress;
  /** Empty until the week is loaded. */
  teachers: Timetable['teachers'];
}

/** Which classes of the week are shown: the address keeps it. */
export function WeekFilters({ address, teachers }: WeekFiltersProps) {
  const [query, setQuery] = useSearchParams();
  const choose = (part: (typeof narrowing)[number]) => ({
    isShort: true,
    value: address[part],
    onChange: (value: string) => {
      setQuery(withChange(query, { [part]: value }));
    },
  });
  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label="Filters">
      <OneChoice
        label="Teacher"
        placeholder="All teachers"
        options={[...withChosen(teachers, address.teacher), [nobody, noTeacher]]}
        {...choose('teacher')}
      />
      <OneChoice
        label="Course"
        placeholder="All courses"
        options={Object.entries(courseLabels)}
        {...choose('course')}
      />
      <OneChoice
        label="State"
        placeholder="All states"
        options={[...shownStates.map((state) => [state, stateWords[state][0]] as const), ['no-room', noRoom]]}
        {...choose('state')}
      />
      {isNarrowed(address) && <ClearFilters />}
    </Flex>
  );
}

export function ClearFilters() {
  const [query, setQuery] = useSearchParams();
  return (
    <Button
      variant="ghost"
      onClick={() => {
        setQuery(withChange(query, Object.fromEntries(narrowing.map((part) => [part, '']))));
      }}
    >
      Clear filters
    </Button>
  );
}

/** A teacher in the address stays chosen, also before the names are there. */
const withChosen = (
  teachers: Timetable['teachers'],
  chosen: string | null,
): [key: string, name: string][] => {
  const named = teachers.map(({ key, name }): [string, string] => [key, name]);
  const isKnown = chosen === null || chosen === nobody || teachers.some(({ key }) => key === chosen);
  return isKnown ? named : [[chosen, '…'], ...named];
};
