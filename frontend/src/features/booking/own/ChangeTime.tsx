import type { OwnClass } from '@lanternway/contracts/classes/own-class';
import { useEffect, useRef } from 'react';
import { buttonClass } from '../../../ui/links/button-class';
import { shownTime, weekday } from '../time/days';
import { TimePicker } from '../time/TimePicker';
import { useTime } from '../time/use-time';
import { NoTimes } from './NoTimes';
import type { OwnClassState } from './use-own-class';

interface ChangeTimeProps {
  own: OwnClass;
  zone: string;
  state: OwnClassState;
  onKeep: () => void;
}

/** All free times. The class keeps its own until the button is pressed. */
export function ChangeTime({ own, zone: firstZone, state, onKeep }: ChangeTimeProps) {
  const level = String(own.level ?? '');
  const child = { course: own.course, grade: level, age: level };
  const time = useTime(child, () => firstZone, state.askTimes);
  const { chosen, zone } = time;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isOn = own.state === 'scheduled';
  const nameOf = (at: string) => {
    const { date, clock } = shownTime(at, own.minutes, zone);
    return { day: weekday(date), clock };
  };
  const old = nameOf(own.at);
  const next = chosen === null ? null : nameOf(chosen.at);

  const move = async () => {
    const ended = await state.move(time.wanted);
    if (ended.kind === 'done') time.settle();
    if (ended.kind === 'taken') time.lose(ended.near);
  };

  return (
    <section className="card own-change" aria-labelledby="own-change">
      <h2 id="own-change" ref={heading} tabIndex={-1}>
        Choose another time
      </h2>
      {isOn && <p>{`${old.clock} on ${old.day} stays yours until you press the button.`}</p>}
      <TimePicker time={time} isMove />
      <NoTimes time={time} none="No times are free at the moment. Please call or write to us." />
      <div className="own-choose">
        {next !== null && (
          <button
            type="button"
            className={buttonClass({ look: 'lantern', size: 'large' })}
            disabled={state.isBusy}
            onClick={() => void move()}
          >
            {`${isOn ? 'Move to' : 'Book'} ${next.day}, ${next.clock}`}
          </button>
        )}
        <button type="button" className={buttonClass({ look: 'outline', size: 'large' })} onClick={onKeep}>
          {isOn ? `Keep ${old.day}, ${old.clock}` : 'Not now'}
        </button>
      </div>
    </section>
  );
}
