import type { Summary } from '@lanternway/contracts/enquiries/staff';
import { formatSpan } from '@lanternway/desk/format/spans';
import { Typography } from '@strapi/design-system';

/** What waits: '31 open. 2 past their time, 2 more within the hour. The longest without a reply: 5 h 20.', with what is late in red. */
export function CountsLine({
  counts: { open, late, soon, waitingSince },
  now,
}: {
  counts: Summary;
  now: Date;
}) {
  const within = soon === 0 ? '' : `${soon.toLocaleString()}${late > 0 ? ' more' : ''} within the hour`;
  const longest =
    waitingSince === null
      ? ''
      : ` The longest without a reply: ${formatSpan(now.getTime() - new Date(waitingSince).getTime())}.`;
  return (
    <Typography tag="p" variant="epsilon" textColor="neutral600">
      {`${open.toLocaleString()} open. `}
      {late > 0 && (
        <Typography tag="b" variant="epsilon" fontWeight="bold" textColor="danger700">
          {`${late.toLocaleString()} past their time`}
        </Typography>
      )}
      {late > 0 && soon > 0 && ', '}
      {late + soon === 0 ? 'None is due within the hour.' : `${within}.`}
      {longest}
    </Typography>
  );
}
