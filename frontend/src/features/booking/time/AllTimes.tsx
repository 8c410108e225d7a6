import { lazy, Suspense, useMemo, useState } from 'react';
import { Icon } from '../../../ui/art/Icon';
import type { Offer } from './calls';
import {
  dayAndMonth,
  dayNumber,
  daysOf,
  longDay,
  mondayOf,
  partOf,
  partsOfDay,
  shortDay,
  shortDayAndMonth,
  shortWeekday,
  weekAfter,
  weekFrom,
  type Day,
} from './days';
import { Days, Row, Slot, Slots } from './look';
import type { TimeChoice } from './use-time';

// Few weeks have such a day. The code of the times comes with other forms too, so it carries no more than it must.
const ClosedDays = lazy(() => import('./ClosedDays').then((part) => ({ default: part.ClosedDays })));

/** All free times, a week and a day at a time. */
export function AllTimes({ time, offer }: { time: TimeChoice; offer: Offer }) {
  const { chosen, zone, choose } = time;
  // Their own time is free for them.
  const days = useMemo(() => {
    const times = new Set(offer.times);
    if (chosen !== null) times.add(chosen.at);
    return daysOf([...times].sort(), zone);
  }, [offer.times, chosen, zone]);
  const [picked, setPicked] = useState<string | null>(null);
  const [first] = days;
  const day = days.find(({ date }) => date === picked) ?? first;
  if (first === undefined || day === undefined) return null;
  const [earliest] = first.times;
  return (
    <>
      {earliest !== undefined && (
        <Slot className="wide">
          <input
            type="radio"
            name="earliest"
            checked={chosen?.at === earliest.at}
            onChange={() => {
              setPicked(first.date);
              choose(earliest.at);
            }}
          />
          <span>{`Earliest: ${shortDay(first.date)}, ${earliest.clock}`}</span>
        </Slot>
      )}
      <Week {...{ days, day, zone }} closed={offer.closed} onPick={setPicked} />
      {partsOfDay.map((part) => {
        const times = day.times.filter(({ clock }) => partOf(clock) === part);
        return times.length === 0 ? null : (
          <Slots key={part} role="radiogroup" aria-label={`${part}, ${longDay(day.date)}`}>
            <p>{part}</p>
            {times.map(({ at, clock }) => (
              <Slot key={at}>
                <input
                  type="radio"
                  name="time"
                  checked={chosen?.at === at}
                  onChange={() => {
                    setPicked(day.date);
                    choose(at);
                  }}
                />
                <span>
                  {clock}
                  <PlacesLeft count={offer.places?.[offer.times.indexOf(at)]} of={offer.capacity} />
                </span>
              </Slot>
            ))}
          </Slots>
        );
      })}
    </>
  );
}

/** Only where others come already, and few can still join them: of a time that nobody has chosen it is no news. */
function PlacesLeft({ count, of = Infinity }: { count: number | undefined; of: number | undefined }) {
  if (count === undefined || count >= of || count > mostTold) return null;
  return <small>{count === 1 ? ' 1 place left' : ` ${String(count)} places left`}</small>;
}

/** More places than this are no news. */
const mostTold = 3;

interface WeekProps {
  days: readonly Day[];
  day: Day;
  closed: Offer['closed'];
  zone: string;
  onPick: (date: string) => void;
}

/** Seven days, from the Monday on, with how many times each has. */
function Week({ days, day, closed, zone, onPick }: WeekProps) {
  const monday = mondayOf(day.date);
  const dates = weekFrom(monday);
  const last = dates[6] ?? monday;
  const before = days.findLast(({ date }) => date < monday);
  const after = days.find(({ date }) => date > last);
  const name =
    monday.slice(0, 7) === last.slice(0, 7)
      ? `${dayNumber(monday)} to ${dayAndMonth(last)}`
      : `${shortDayAndMonth(monday)} to ${shortDayAndMonth(last)}`;
  return (
    <>
      <Row>
        <button
          type="button"
          aria-label="Week before"
          disabled={before === undefined}
          onClick={() => onPick(firstOf(days, weekAfter(monday, -1)) ?? before?.date ?? day.date)}
        >
          <Icon name="caret-left-bold" />
        </button>
        <span aria-live="polite">{name}</span>
        <button
          type="button"
          aria-label="Week after"
          disabled={after === undefined}
          onClick={() => onPick(after?.date ?? day.date)}
        >
          <Icon name="caret-right-bold" />
        </button>
      </Row>
      <Days role="group" aria-label={`Days from ${name}`}>
        {dates.map((date) => {
          const count = days.find((each) => each.date === date)?.times.length ?? 0;
          return (
            <button
              key={date}
              type="button"
              disabled={count === 0}
              aria-pressed={date === day.date}
              onClick={() => onPick(date)}
            >
              <span>{shortWeekday(date)} </span>
              <b>{dayNumber(date)} </b>
              <span>
                {count === 0 ? '–' : count}
                <span className="vh">{count === 0 ? ' no times' : ' free times'}</span>
              </span>
            </button>
          );
        })}
      </Days>
      {closed.length > 0 && (
        <Suspense fallback={null}>
          <ClosedDays {...{ dates, days, closed, zone }} />
        </Suspense>
      )}
    </>
  );
}

/** The first day with times in the week that begins then. */
const firstOf = (days: readonly Day[], monday: string): string | undefined =>
  days.find(({ date }) => mondayOf(date) === monday)?.date;
