import type { OwnClass } from '@lanternway/contracts/classes/own-class';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/art/Icon';
import { courseWords } from '../family/words';
import { HaveReady } from '../ready/HaveReady';
import { longDay, shownTime } from '../time/days';
import { Leaf } from '../time/Leaf';
import { Actions } from './Actions';
import { DeedPicture } from './DeedPicture';
import type { OwnClassState, Said } from './use-own-class';
import { ZoneLine } from './ZoneLine';

const ChangeTime = lazy(() => import('./ChangeTime').then((part) => ({ default: part.ChangeTime })));

interface ClassSheetProps {
  own: OwnClass;
  state: OwnClassState;
}

/** The class, and below it the other times once they are asked for. */
export function ClassSheet({ own, state }: ClassSheetProps) {
  const { said } = state;
  const [zone, setZone] = useState(own.zone);
  const [isChanging, setIsChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const [seen, setSeen] = useState(own.sequence);
  // What has changed is another class to look at.
  if (seen !== own.sequence) {
    setSeen(own.sequence);
    setZone(own.zone);
    setIsChanging(false);
  }
  useEffect(() => {
    if (said !== null) heading.current?.focus();
  }, [said]);
  const { date, clock, end } = shownTime(own.at, own.minutes, zone);
  const isOn = own.state === 'scheduled';
  return (
    <>
      <article className="sheet own-sheet">
        <div className="own-head">
          <Leaf date={date} isOff={!isOn} />
          <div>
            <h1 ref={heading} tabIndex={-1}>
              {titleOf(own)}
            </h1>
            <p className={isOn ? 'own-when' : 'own-when is-off'}>{`${longDay(date)}, ${clock} to ${end}`}</p>
            <ZoneLine zone={zone} at={own.at} onChoose={setZone} />
          </div>
        </div>
        <div role="status">{said?.tone === 'good' && <Done said={said} />}</div>
        <div role="alert">{said?.tone === 'bad' && <p className="own-said is-bad">{said.text}</p>}</div>
        <dl className="own-facts">
          <dt>Course</dt>
          <dd>{courseWords(own.course, own.level)}</dd>
          {own.teacher !== null && (
            <>
              <dt>Teacher</dt>
              <dd className="own-teacher">
                {own.portrait !== null && <img src={own.portrait} width={44} height={44} alt="" />}
                <span>
                  {own.teacher} <span className="muted">(may change)</span>
                </span>
              </dd>
            </>
          )}
        </dl>
        {isOn && own.ready.length > 0 && (
          <div className="own-ready">
            <HaveReady things={own.ready} heading="h2" />
          </div>
        )}
        {own.isConfirmed && isOn && (
          <p className="own-sure">
            <Icon name="check-circle-fill" />
            You said that you will be there.
          </p>
        )}
        <Actions
          own={own}
          zone={zone}
          state={state}
          onChange={() => setIsChanging(true)}
          isChanging={isChanging}
        />
      </article>
      {isChanging && (
        <Suspense fallback={<p role="status">Looking for free times…</p>}>
          <ChangeTime own={own} zone={zone} state={state} onKeep={() => setIsChanging(false)} />
        </Suspense>
      )}
    </>
  );
}

function Done({ said: { text, deed } }: { said: Said }) {
  return (
    <div className="own-said">
      {deed !== undefined && (
        <div className="own-deed">
          <DeedPicture deed={deed} />
        </div>
      )}
      <p>{text}</p>
    </div>
  );
}

const titles: Record<OwnClass['state'], (whose: string) => string> = {
  scheduled: (whose) => `${whose} free class`,
  cancelled: (whose) => `${whose} free class is cancelled`,
  attended: (whose) => `${whose} free class is over`,
  'no-show': (whose) => `We missed you at ${whose} free class`,
};

const titleOf = ({ state, name }: OwnClass): string => titles[state](`${name}’s`);
