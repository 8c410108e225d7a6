import { allStatuses, kindWords, statusWords } from '@lanternway/contracts/desk';
import { courses, enquiryKinds } from '@lanternway/contracts/enquiries';
import { Box, Button, Field, Flex } from '@strapi/design-system';
import { Filter } from '@strapi/icons';
import { useIsMobile } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { useStaff } from '../asking/use-staff';
import { ClockInput } from '../parts/ClockInput';
import {
  countNarrowing,
  searchName,
  withChange,
  withoutFilter,
  type AddressPart,
  type InboxAddress,
} from './address';
import { ManyChoice, OneChoice } from './Choice';
import { SearchField } from './SearchField';

interface FilterBarProps {
  address: InboxAddress;
  staff: ReturnType<typeof useStaff>;
}

/** Search and filters. On a small screen the filters wait behind a button. */
export function FilterBar({ address, staff }: FilterBarProps) {
  const [query, setQuery] = useSearchParams();
  const isSmall = useIsMobile();
  const [isOpen, setIsOpen] = useState(false);
  const count = countNarrowing(address);
  const change = (part: AddressPart, value: string) => {
    setQuery(withChange(query, { [part]: value }));
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Flex gap={2} wrap="wrap">
        <Box flex="1 1 28rem" maxWidth="48rem">
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
      {(isOpen || !isSmall) && <Filters address={address} staff={staff} onChange={change} />}
    </Flex>
  );
}

const dueWords = {
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due this week',
  none: 'No next step',
} as const;
const courseWords = { math: 'Math', coding: 'Coding' } as const;
const sortWords = {
  attention: 'Urgent first',
  received: 'Latest first',
  'next-step': 'By next step',
  name: 'By name',
} as const;

interface FiltersProps extends FilterBarProps {
  onChange: (part: AddressPart, value: string) => void;
}

function Filters({ address, staff: { staff, me }, onChange }: FiltersProps) {
  const others = staff.filter(({ id }) => id !== me).map(({ id, name }) => [String(id), name] as const);
  const owners = [['me', 'Mine'] as const, ['nobody', 'Without an owner'] as const, ...others];
  return (
    <Flex gap={2} wrap="wrap" alignItems="end">
      <ManyChoice
        label="Kind"
        placeholder="Every kind"
        value={address.kinds}
        options={enquiryKinds.map((kind) => [kind, kindWords[kind]])}
        onChange={(kinds) => {
          onChange('kinds', kinds.join(','));
        }}
      />
      <ManyChoice
        label="Status"
        placeholder="Every status"
        value={address.statuses}
        options={allStatuses.map((status) => [status, statusWords[status]])}
        onChange={(statuses) => {
          onChange('statuses', statuses.join(','));
        }}
      />
      <OneChoice
        label="Owner"
        placeholder="Everybody's"
        value={address.owner}
        options={owners}
        onChange={(owner) => {
          onChange('owner', owner);
        }}
      />
      <OneChoice
        label="Next step"
        placeholder="Whenever"
        value={address.due}
        options={Object.entries(dueWords)}
        onChange={(due) => {
          onChange('due', due);
        }}
      />
      <OneChoice
        label="Course"
        placeholder="Every course"
        value={address.course}
        options={courses.map((course) => [course, courseWords[course]])}
        onChange={(course) => {
          onChange('course', course);
        }}
      />
      <DayField label="Received from" part="receivedFrom" value={address.receivedFrom} onChange={onChange} />
      <DayField label="Received to" part="receivedTo" value={address.receivedTo} onChange={onChange} />
      <OneChoice
        label="Order"
        placeholder={sortWords.attention}
        value={address.sort === 'attention' ? null : address.sort}
        options={Object.entries(sortWords)}
        onChange={(sort) => {
          onChange('sort', sort === 'attention' ? '' : sort);
        }}
      />
    </Flex>
  );
}

interface DayFieldProps {
  label: string;
  part: AddressPart;
  value: string | null;
  onChange: FiltersProps['onChange'];
}

function DayField({ label, part, value, onChange }: DayFieldProps) {
  return (
    <Field.Root name={part} width="15rem">
      <Field.Label>{label}</Field.Label>
      <ClockInput
        type="date"
        size="S"
        value={value ?? ''}
        onChange={(event) => {
          onChange(part, event.target.value);
        }}
      />
    </Field.Root>
  );
}
