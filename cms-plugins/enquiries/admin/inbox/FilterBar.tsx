import { allStatuses, kindLabels, statusLabels } from '@lanternway/contracts/enquiries/staff';
import { courses, enquiryKinds } from '@lanternway/contracts/enquiries/site';
import { ManyChoice, OneChoice } from '@lanternway/desk/parts/Choice';
import { DayField } from '@lanternway/desk/parts/DayField';
import { ListFilter } from '@lanternway/desk/parts/ListFilter';
import { Flex } from '@strapi/design-system';
import type { useStaff } from '../asking/use-staff';
import { countNarrowing, narrowing, type AddressPart, type InboxAddress } from './address';

interface FilterBarProps {
  address: InboxAddress;
  staff: ReturnType<typeof useStaff>;
}

/** Search and filters. */
export function FilterBar({ address, staff }: FilterBarProps) {
  return (
    <ListFilter
      search={address.search}
      searchLabel="Search by any part of a name, e-mail or phone"
      searchPlaceholder="Any part of a name, e-mail or phone"
      searchWidth="48rem"
      narrowing={narrowing}
      count={countNarrowing(address)}
    >
      {(choose) => <Filters address={address} staff={staff} onChange={choose} />}
    </ListFilter>
  );
}

const dueLabels = {
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due this week',
  none: 'No next step',
} as const;
const courseLabels = { math: 'Math', coding: 'Coding' } as const;
const sortLabels = {
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
        options={enquiryKinds.map((kind) => [kind, kindLabels[kind]])}
        onChange={(kinds) => {
          onChange('kinds', kinds.join(','));
        }}
      />
      <ManyChoice
        label="Status"
        placeholder="Every status"
        value={address.statuses}
        options={allStatuses.map((status) => [status, statusLabels[status]])}
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
        options={Object.entries(dueLabels)}
        onChange={(due) => {
          onChange('due', due);
        }}
      />
      <OneChoice
        label="Course"
        placeholder="Every course"
        value={address.course}
        options={courses.map((course) => [course, courseLabels[course]])}
        onChange={(course) => {
          onChange('course', course);
        }}
      />
      <DayField label="Received from" part="receivedFrom" value={address.receivedFrom} onChange={onChange} />
      <DayField label="Received to" part="receivedTo" value={address.receivedTo} onChange={onChange} />
      <OneChoice
        label="Order"
        placeholder={sortLabels.attention}
        value={address.sort === 'attention' ? null : address.sort}
        options={Object.entries(sortLabels)}
        onChange={(sort) => {
          onChange('sort', sort === 'attention' ? '' : sort);
        }}
      />
    </Flex>
  );
}
