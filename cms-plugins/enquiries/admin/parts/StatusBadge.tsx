import { closedStatuses, statusLabels, type EnquiryStatus } from '@lanternway/contracts/enquiries/staff';
import { Badge } from '@strapi/design-system';

type Colour = 'primary' | 'success' | 'warning' | 'neutral';

const good: readonly EnquiryStatus[] = ['scheduled', 'attended', 'enrolled', 'hired', 'offer'];

function colourOf(status: EnquiryStatus): Colour {
  if (status === 'new') return 'primary';
  if (good.includes(status)) return 'success';
  return closedStatuses.includes(status) ? 'neutral' : 'warning';
}

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  const colour = colourOf(status);
  return (
    <Badge backgroundColor={`${colour}100`} textColor={`${colour}700`}>
      {statusLabels[status]}
    </Badge>
  );
}
