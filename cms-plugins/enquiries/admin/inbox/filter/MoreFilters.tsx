import { allStatuses, statusLabels } from '@lanternway/contracts/enquiries/staff';
import { listCampaigns } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { ManyChoice, OneChoice } from '@lanternway/desk/inputs/Choice';
import { DayField } from '@lanternway/desk/inputs/DayField';
import { Flex } from '@strapi/design-system';
import type { AddressPart, InboxAddress } from '../address';
import { campaignOptions, originsPaceMs } from './origins';

const dueLabels = {
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due this week',
  none: 'No next step',
} as const;

/** The filters that are seldom used. */
export const moreFilters = [
  'statuses',
  'campaign',
  'due',
  'receivedFrom',
  'receivedTo',
] as const satisfies AddressPart[];

interface MoreFiltersProps {
  address: InboxAddress;
  onChange: (part: AddressPart, value: string) => void;
}

export function MoreFilters({ address, onChange }: MoreFiltersProps) {
  const { loaded } = useLoaded(readCall(listCampaigns, {}), () => originsPaceMs);
  const campaigns = loaded.kind === 'loaded' ? loaded.value : [];
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
        label="Campaign"
        placeholder="All campaigns"
        value={address.campaign}
        options={campaignOptions(campaigns, address.campaign)}
        onChange={(campaign) => {
          onChange('campaign', campaign);
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
