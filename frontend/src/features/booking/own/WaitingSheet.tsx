import type { Waiting } from '@lanternway/contracts/classes/own-class';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../../ui/links/button-class';
import { longDay, shownTime } from '../time/days';
import { TimePicker } from '../time/TimePicker';
import { useTime } from '../time/use-time';
import { cityOf } from '../../../browser/time-zone';
import { NoTimes } from './NoTimes';
import type { OwnClassState } from './use-own-class';

/** For a family that waits for a time: all that are free. Who presses first has it. */
export function WaitingSheet({ waiting, state }: { waiting: Waiting; state: OwnClassState }) {
  const { name, course, windows, zone: firstZone } = waiting;
  const level = String(waiting.level);
  const time = useTime({ course, grade: level, age: level }, () => firstZone);
  const { chosen, zone } = time;
  const { said } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (said !== null) heading.current?.focus();
  }, [said]);

  const book = async () => {
    const ended = await state.book(time.wanted);
    if (ended.kind === 'done') time.settle();
    if (ended.kind === 'taken') time.lose(ended.near);
  };

  const next = chosen === null ? null : shownTime(chosen.at, 0, zone);
  return (
    <section className="card own-change">
      <h1 ref={heading} tabIndex={-1}>
        {`Choose a time for ${name}`}
      </h1>
      <p>{`You told us what would suit you: ${windows} (on the clock of ${cityOf(firstZone)}). Whoever books a time first has it.`}</p>
      <div role="alert">{said?.tone === 'bad' && <p className="own-said is-bad">{said.text}</p>}</div>
      <TimePicker time={time} isMove />
      <NoTimes
        time={time}
        none="No times are free at the moment. We will email you as soon as one that suits you comes free."
      />
      {next !== null && (
        <div className="own-choose">
          <button
            type="button"
            className={buttonClass({ look: 'lantern', size: 'large' })}
            disabled={state.isBusy}
            onClick={() => void book()}
          >
            {`Book ${longDay(next.date)}, ${next.clock}`}
          </button>
        </div>
      )}
    </section>
  );
}
