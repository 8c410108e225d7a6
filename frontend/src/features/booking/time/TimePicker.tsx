import { timeTaken } from '@lanternway/contracts/classes/site';
import { useEffect, useRef } from 'react';
import { NoticePanel } from '../../../ui/forms/FormAlert';
import { AllTimes } from './AllTimes';
import { longDay, shownTime } from './days';
import { HeldTime } from './HeldTime';
import { Box, Pair, Quiet, Slot } from './look';
import type { TimeChoice } from './use-time';
import { Windows } from './Windows';
import { ZoneChoice } from './ZoneChoice';

interface TimePickerProps {
  time: TimeChoice;
  /** The class has a time already: they need not be called. */
  isMove?: boolean;
}

/** A part of a form: which time suits. Where there is none to offer, or none is known, it is not there. */
export function TimePicker({ time, isMove = false }: TimePickerProps) {
  const { offered, chosen, isCalled, windows, near, fault, zone } = time;
  if (offered.kind === 'none' || offered.kind === 'failed') return null;
  return (
    <Box id="slot" tabIndex={-1} aria-busy={offered.kind === 'loading'}>
      <legend>When suits you?</legend>
      {offered.kind === 'loading' && near === null && <p role="status">Looking for free times…</p>}
      {(offered.kind === 'offered' || near !== null) && (
        <>
          <ZoneChoice zone={zone} onChoose={time.setZone} />
          {fault !== undefined && <NoticePanel notice={{ tone: 'error', text: fault }} />}
          {windows === null && near !== null && <Near time={time} near={near} />}
          {windows === null && near === null && offered.kind === 'offered' && (
            <AllTimes time={time} offer={offered} />
          )}
          <div role="status">
            {chosen !== null && offered.kind === 'offered' && (
              <HeldTime {...{ chosen, zone, isMove }} minutes={offered.minutes} />
            )}
          </div>
          {!isMove && (
            <Pair>
              <Slot className="wide">
                <input type="radio" name="time" checked={windows !== null} onChange={time.wish} />
                <span>None of these times suits</span>
              </Slot>
              <Slot className="wide">
                <input type="radio" name="time" checked={isCalled} onChange={time.call} />
                <span>I’d rather be called</span>
              </Slot>
            </Pair>
          )}
          {windows !== null && <Windows time={time} windows={windows} />}
        </>
      )}
    </Box>
  );
}

/** In place of all times, after the chosen one had gone. */
function Near({ time, near }: { time: TimeChoice; near: readonly string[] }) {
  const first = useRef<HTMLInputElement>(null);
  const all = useRef<HTMLButtonElement>(null);
  useEffect(() => (first.current ?? all.current)?.focus(), [near]);
  const minutes = time.offered.kind === 'offered' ? time.offered.minutes : 0;
  return (
    <>
      <div role="alert">
        <NoticePanel
          notice={{
            tone: 'info',
            title: near.length > 0 ? timeTaken : 'This time has just gone.',
            text: 'Everything you have typed is still here.',
          }}
        />
      </div>
      {near.map((at, index) => {
        const { date, clock } = shownTime(at, minutes, time.zone);
        return (
          <Slot key={at} className="wide">
            <input
              ref={index === 0 ? first : undefined}
              type="radio"
              name="time"
              checked={time.chosen?.at === at}
              onChange={() => time.choose(at)}
            />
            <span>{`${longDay(date)}, ${clock}`}</span>
          </Slot>
        );
      })}
      <Quiet ref={all} type="button" onClick={time.showAll}>
        Show all free times
      </Quiet>
    </>
  );
}
