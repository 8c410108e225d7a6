import { dayPartKeys, dayParts, describeWindows, windowOf } from '@lanternway/contracts/classes/wishes';
import { weekdays } from '@lanternway/contracts/fields/weekdays';
import { Icon } from '../../../ui/art/Icon';
import { HeldLine, Quiet } from './look';
import type { TimeChoice } from './use-time';

const counts = [
  '',
  'One window',
  'Two windows',
  'Three windows',
  'Four windows',
  'Five windows',
  'Six windows',
];

/** In place of all times, where none of them suits: when in a week they have time. */
export function Windows({ time, windows }: { time: TimeChoice; windows: readonly string[] }) {
  const ticked = windows.length;
  return (
    <>
      <p>
        Tick what would suit you. When a place opens there, you get one email with the link; whoever presses
        first has it. We never book a time for you.
      </p>
      <div className="windows" role="group" aria-label="When would suit you">
        <div aria-hidden="true" />
        {dayPartKeys.map((part) => {
          const { label, from, until } = dayParts[part];
          return (
            <div key={part} className="windows-part" aria-hidden="true">
              <b>{label}</b>
              <span>{`${String(from)} to ${String(until)}`}</span>
            </div>
          );
        })}
        {weekdays.map((day, index) => [
          <b key={day} className="windows-day" aria-hidden="true">
            {day.slice(0, 3)}
          </b>,
          ...dayPartKeys.map((part) => {
            const window = windowOf(index + 1, part);
            const { from, until } = dayParts[part];
            return (
              <label key={window} className="slot">
                <input
                  type="checkbox"
                  aria-label={`${day} ${part}, ${String(from)} to ${String(until)}`}
                  checked={windows.includes(window)}
                  onChange={() => time.tick(window)}
                />
                <span>
                  <Icon name="check-bold" />
                </span>
              </label>
            );
          }),
        ])}
      </div>
      <div role="status">
        {ticked > 0 && (
          <HeldLine>
            <Icon name="check-circle-fill" />
            <span>{`${counts[ticked] ?? `${String(ticked)} windows`}: ${describeWindows(time.windows ?? [])}.`}</span>
          </HeldLine>
        )}
      </div>
      <Quiet type="button" onClick={time.showAll}>
        Show all free times
      </Quiet>
    </>
  );
}
