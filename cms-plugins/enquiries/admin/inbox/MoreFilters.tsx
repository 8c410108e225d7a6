import { allStatuses, statusLabels } from '@lanternway/contracts/enquiries/staff';
import { ManyChoice, OneChoice } from '@lanternway/desk/inputs/Choice';
import { DayField } from '@lanternway/desk/inputs/DayField';
import { Flex } from '@strapi/design-system';
import type { AddressPart, InboxAddress } from './address';

const dueLabels = {
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due this week',
  none: 'No next step',
} as const;

/** The filters that are seldom used. */
export const moreFilters = ['statuses', 'due', 'receivedFrom', 'receivedTo'] as const satisfies AddressPart[];

interface MoreFiltersProps {
  address: InboxAddress;
  onChange: (part: AddressPart, value: string) => void;
}

export function MoreFilters({ address, onChange }: MoreFiltersProps) {
  return (
    <Flex gap={2} wrap="wrap" alignItems="end" width="100%">
      <ManyChoice
        label="Status"
        placeholder="All statuses"
        value={address.statuses}
        options={allStatuses.map((status) => [status, statusLabels[status]])}
        onChange={(statuses) => {
          onChange('statuses', statuses.join(','));
        }}
      />
      <OneChoice
        label="Next step"
        placeholder="Any time"
        value={address.due}
        options={Object.entries(dueLabels)}
        onChange={(due) => {
          onChange('due', due);
        }}
      />
      <DayField label="Received from" part="receivedFrom" value={address.receivedFrom} onChange={onChange} />
      <DayField label="Received to" part="receivedTo" value={address.receivedTo} onChange={onChange} />
    </Flex>
  );
}
