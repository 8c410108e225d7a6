import type { Schedule } from '@lanternway/contracts/publishing/schedules';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { Flex, Typography } from '@strapi/design-system';
import { Ago } from '../parts/Ago';
import { EntryTitle } from '../parts/EntryTitle';
import { ScheduleBadge } from '../parts/StateBadge';
import { scheduleLabels } from '../labels';
import { CancelSchedule } from './CancelSchedule';
import { formatPrice } from './PriceFields';

interface ScheduleTableProps {
  rows: readonly Schedule[];
  onDone: () => void;
}

export const ScheduleTable = ({ rows, onDone }: ScheduleTableProps) => (
  <ListTable
    label="Plans and their results"
    rows={rows}
    keyOf={({ id }) => id}
    columns={[
      ...columns,
      {
        title: 'Cancel',
        cell: (schedule) =>
          schedule.state === 'waiting' && schedule.action !== 'end' ? (
            <CancelSchedule schedule={schedule} onDone={onDone} />
          ) : null,
      },
    ]}
  />
);

const columns: Column<Schedule>[] = [
  { title: 'When', cell: ({ at }) => <Ago iso={at} /> },
  { title: 'What', cell: (schedule) => <What schedule={schedule} /> },
  { title: 'Kind', cell: ({ kind }) => kind },
  { title: 'Entry', cell: ({ entry }) => <EntryTitle entry={entry} /> },
  { title: 'State', cell: (schedule) => <State schedule={schedule} /> },
  { title: 'By', cell: ({ by }) => by ?? 'The server' },
];

const What = ({ schedule: { action, prices } }: { schedule: Schedule }) => (
  <>
    {scheduleLabels[action]}
    {prices.length > 0 && (
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`to ${prices.map(formatPrice).join(', ')}`}
      </Typography>
    )}
  </>
);

const State = ({ schedule: { state, problem } }: { schedule: Schedule }) => (
  <Flex direction="column" alignItems="start" gap={1} maxWidth="24rem" style={{ whiteSpace: 'normal' }}>
    <ScheduleBadge state={state} />
    {problem !== null && <Typography variant="pi">{problem}</Typography>}
  </Flex>
);
