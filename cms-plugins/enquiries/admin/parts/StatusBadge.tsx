import { WordBadge, type Colour } from '@lanternway/desk/parts/WordBadge';
import { closedStatuses, statusLabels, type EnquiryStatus } from '@lanternway/contracts/enquiries/staff';

const good: readonly EnquiryStatus[] = ['scheduled', 'attended', 'enrolled', 'hired', 'offer'];

function colourOf(status: EnquiryStatus): Colour {
  if (status === 'new') return 'primary';
  if (status === 'no-show') return 'danger';
  if (good.includes(status)) return 'success';
  return closedStatuses.includes(status) ? 'neutral' : 'warning';
}

export function StatusBadge({ status }: { status: EnquiryStatus }) {
  return <WordBadge colour={colourOf(status)}>{statusLabels[status]}</WordBadge>;
}
