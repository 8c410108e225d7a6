import type { Door } from '@lanternway/contracts/classes/own-class';
import { Icon } from '../../../ui/art/Icon';
import join from '../../../ui/art/spot-join.svg';
import { Spot } from '../../../ui/art/Spot';
import { buttonClass } from '../../../ui/links/button-class';
import { useServerClock } from '../own/use-server-clock';
import { clockTime, longDay, shownTime } from '../time/days';
import { browserZone, cityOf } from '../../../browser/time-zone';
import { countdown, momentOf, spoken } from './countdown';
import { SoundTest } from './SoundTest';
import type { Entering } from './use-door';

interface DoorViewProps {
  door: Door;
  entering: Entering;
  onEnter: () => void;
}

/** Shut until ten minutes before the class, then open to its end. */
export function DoorView({ door, entering, onEnter }: DoorViewProps) {
  const now = useServerClock(door.now, 1000);
  const moment = momentOf(door, now);
  const { date, clock } = shownTime(door.at, door.minutes, door.zone);
  return (
    <div className="join on-night">
      <div className="wrap join-wrap">
        <div className="join-door">
          <p className="lead">{`${door.name}’s free class, ${longDay(date)}, ${clock} in ${cityOf(door.zone)}`}</p>
          <Sign {...{ door, moment, now, entering, onEnter }} />
          <p className="vh" role="status">
            {spoken(door, now)}
          </p>
        </div>
        {moment === 'before' && <SoundTest />}
        {moment === 'open' && <Spot drawing={join} />}
      </div>
    </div>
  );
}

interface SignProps extends DoorViewProps {
  moment: ReturnType<typeof momentOf>;
  now: number;
}

function Sign({ door, moment, now, entering, onEnter }: SignProps) {
  switch (moment) {
    case 'off':
      return (
        <>
          <h1>This class is cancelled</h1>
          <p>The link in our mail about it shows other times.</p>
        </>
      );
    case 'over':
      return (
        <>
          <h1>This class is over</h1>
          <p>We hope that you liked it.</p>
        </>
      );
    case 'before':
      return <Shut door={door} now={now} />;
    case 'open':
      return <Open {...{ door, now, entering, onEnter }} />;
  }
}

function Shut({ door, now }: { door: Door; now: number }) {
  const left = Date.parse(door.opensAt) - now;
  const opens = clockTime(door.opensAt, browserZone());
  return (
    <>
      <h1>The door opens in</h1>
      <p className="join-count" role="timer" aria-live="off">
        {countdown(left)}
      </p>
      <Squares left={left} />
      <p className="muted">{`You are early, that is fine. The button below works from ${opens} on your clock.`}</p>
      <p>
        <button type="button" className={buttonClass({ look: 'solid', size: 'large' })} disabled>
          Join the class
        </button>
      </p>
    </>
  );
}

const minute = 60_000;
const squares = 10;

/** Ten squares for the last ten minutes before the door opens. */
function Squares({ left }: { left: number }) {
  const passed = Math.min(squares, Math.max(0, squares - Math.ceil(left / minute)));
  return (
    <div className="join-minutes" aria-hidden="true">
      {Array.from({ length: squares }, (_, index) => (
        <i key={index} className={index < passed ? 'is-on' : undefined} />
      ))}
    </div>
  );
}

function Open({ door, now, entering, onEnter }: Omit<SignProps, 'moment'>) {
  const left = Math.ceil((Date.parse(door.at) - now) / minute);
  const begins =
    left > 0 ? `It starts in ${String(left)} ${left === 1 ? 'minute' : 'minutes'}.` : 'It has begun.';
  return (
    <>
      <h1>The door is open</h1>
      <Squares left={0} />
      <p className="lead">{`${door.teacher ?? 'Your teacher'} expects you. ${begins}`}</p>
      <p>
        <button
          type="button"
          className={buttonClass({ look: 'lantern', size: 'large' })}
          disabled={entering.kind === 'entering'}
          onClick={onEnter}
        >
          <Icon name="video-camera-duotone" />
          Join the class
        </button>
      </p>
      <Entered entering={entering} />
    </>
  );
}

function Entered({ entering }: { entering: Entering }) {
  return (
    <>
      <div role="status">
        {entering.kind === 'waiting' && (
          <p>Your teacher will let you in. Stay here, or call us with the number above.</p>
        )}
        {entering.kind === 'gone' && (
          <p>
            The room opens now. If nothing happens: <a href={entering.room}>open it here</a>.
          </p>
        )}
      </div>
      <div role="alert">{entering.kind === 'refused' && <p>{entering.text}</p>}</div>
    </>
  );
}
