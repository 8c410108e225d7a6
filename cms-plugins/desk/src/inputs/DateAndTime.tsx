import { Flex } from '@strapi/design-system';
import { ClockInput } from './ClockInput';
import { Labelled } from './Labelled';

interface Clock {
  date: string;
  time: string;
}

interface DateAndTimeProps {
  labels?: Clock;
  draft: Clock;
  faults: { [Part in keyof Clock]?: string | undefined };
  onEdit: (part: Partial<Clock>) => void;
}

/** A date and a time, next to each other where there is room. */
export function DateAndTime({
  labels = { date: 'Date', time: 'Time' },
  draft,
  faults,
  onEdit,
}: DateAndTimeProps) {
  return (
    <Flex gap={2} wrap="wrap" alignItems="start">
      {(['date', 'time'] as const).map((part) => (
        <Labelled key={part} name={part} label={labels[part]} fault={faults[part]}>
          <ClockInput
            type={part}
            value={draft[part]}
            onChange={(event) => {
              onEdit({ [part]: event.target.value });
            }}
          />
        </Labelled>
      ))}
    </Flex>
  );
}
