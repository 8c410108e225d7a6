import type { WantedTime } from '@lanternway/contracts/classes/site';
import type { WishedTimes, WishWindow } from '@lanternway/contracts/classes/wishes';
import { useCallback, useEffect, useRef, useState } from 'react';
import { onLeaving } from '../../../browser/on-leaving';
import { browserZone } from '../../../browser/time-zone';
import { askTimes, type Held, type Question } from './calls';
import { openOwnHold } from './own-hold';
import { type AskOffer, type ChildFields, type Offered, useOffer } from './use-offer';

/** The time that the parent chose. */
export interface Chosen {
  at: string;
  /** undefined: it is being held, or will be. */
  hold: { name: string; until: string; isRenewed: boolean } | 'none' | undefined;
}

export interface TimeChoice {
  question: Question | null;
  offered: Offered;
  zone: string;
  chosen: Chosen | null;
  /** Rather no time: they want to be called. */
  isCalled: boolean;
  /** None of the times suits: when in a week they have time. Null as long as they choose from the times. */
  windows: readonly WishWindow[] | null;
  /** The chosen time had gone: these are free. Null while none is to be chosen anew. */
  near: readonly string[] | null;
  /** What the server says of what was sent. */
  fault: string | undefined;
  setZone: (zone: string) => void;
  choose: (at: string) => void;
  call: () => void;
  wish: () => void;
  tick: (window: WishWindow) => void;
  showAll: () => void;
  /** Asks for the free times once more. */
  again: () => void;
  /** The server had given the time to somebody else. */
  lose: (near: readonly string[]) => void;
  blame: (sentence: string) => void;
  /** The hold has become the class: there is nothing to give back. */
  settle: () => void;
  /**
   * What is sent with the form, once it is known whether the time is held. undefined: no time is chosen. null: it has gone
   * at this moment, and the parent is offered others.
   */
  wanted: () => Promise<WantedTime | undefined | null>;
  wishes: () => WishedTimes | undefined;
}

/** Arrow keys go from time to time: only the one that is stayed at is held. */
const settleMs = 500;

const minute = 60_000;

/** How long before its end a hold is renewed, once. */
const renewMs = 2 * minute;

/** The choice of a time in the form, and its hold. */
export function useTime(
  child: ChildFields,
  firstZone = browserZone,
  askOffer: AskOffer = askTimes,
): TimeChoice {
  const { question, offered, again } = useOffer(child, askOffer);
  const [zone, setZone] = useState(firstZone);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isCalled, setIsCalled] = useState(false);
  const [windows, setWindows] = useState<TimeChoice['windows']>(null);
  const [near, setNear] = useState<readonly string[] | null>(null);
  const [fault, setFault] = useState<string>();
  const [asked, setAsked] = useState(question);
  const [own] = useState(openOwnHold);
  const firstAsking = useRef<ReturnType<typeof setTimeout>>(undefined);

  const lose = useCallback(
    (others: readonly string[]) => {
      own.giveBack();
      setChosen(null);
      setWindows(null);
      setNear(others);
      again();
    },
    [again, own],
  );

  // Of another child: other teachers.
  if (asked !== question) {
    setAsked(question);
    setChosen(null);
    setNear(null);
    setWindows(null);
  }

  const at = chosen?.at;
  const isOwn = offered.kind === 'offered' && at !== undefined && offered.own?.includes(at) === true;
  const canHold = offered.kind === 'offered' && offered.canHold && !isOwn;
  const wait = waitOf(chosen);
  const isFirst = chosen?.hold === undefined;
  useEffect(() => {
    if (question === null || at === undefined || wait === null || !canHold) return;
    let isWanted = true;
    const hold = async () => {
      const result = await own.take(question, at);
      if (!isWanted) return;
      if (result.kind === 'taken') lose(result.near);
      else setChosen((before) => before && { at: before.at, hold: holdOf(before, result) });
    };
    const timer = setTimeout(() => void hold(), wait);
    if (isFirst) firstAsking.current = timer;
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [question, at, wait, canHold, lose, own, isFirst]);

  const ends = chosen?.hold === undefined || chosen.hold === 'none' ? null : chosen.hold.until;
  useEffect(() => {
    if (ends === null) return;
    const rest = Math.max(0, Date.parse(ends) - Date.now());
    const timer = setTimeout(() => setChosen((before) => before && { ...before, hold: 'none' }), rest);
    return () => clearTimeout(timer);
  }, [ends]);

  useEffect(() => {
    const stop = onLeaving(own.giveBack);
    return () => {
      stop();
      own.giveBack();
    };
  }, [question, own]);

  useEffect(() => {
    if (isOwn) own.giveBack();
  }, [isOwn, own]);

  const withoutTime = () => {
    own.giveBack();
    setFault(undefined);
    setChosen(null);
  };

  return {
    ...{ question, offered, zone, isCalled, windows, near, fault, setZone, lose, again },
    chosen: chosen === null || canHold ? chosen : { ...chosen, hold: 'none' },
    choose(next) {
      setFault(undefined);
      setIsCalled(false);
      setWindows(null);
      setChosen({ at: next, hold: undefined });
    },
    call() {
      withoutTime();
      setIsCalled(true);
      setWindows(null);
    },
    wish() {
      withoutTime();
      setIsCalled(false);
      setWindows((before) => before ?? []);
    },
    tick: (window) =>
      setWindows((before) =>
        before?.includes(window) ? before.filter((each) => each !== window) : [...(before ?? []), window],
      ),
    showAll() {
      setNear(null);
      setWindows(null);
    },
    blame: setFault,
    settle() {
      if (at !== undefined) own.settle(at);
    },
    async wanted() {
      if (at === undefined) return undefined;
      // Sent before the time was held: a hold would only be in the way.
      clearTimeout(firstAsking.current);
      const hold = await own.nameFor(at);
      setChosen((before) => (before?.at === at ? { at, hold: before.hold ?? 'none' } : before));
      return hold === null ? null : { at, zone, ...(hold === undefined ? {} : { hold }) };
    },
    wishes: () => (windows === null || windows.length === 0 ? undefined : { zone, windows: [...windows] }),
  };
}

/** In how many ms the hold is to be asked for; null where it is not. */
function waitOf(chosen: Chosen | null): number | null {
  if (chosen === null || chosen.hold === 'none') return null;
  if (chosen.hold === undefined) return settleMs;
  return chosen.hold.isRenewed
    ? null
    : Math.max(settleMs, Date.parse(chosen.hold.until) - Date.now() - renewMs);
}

function holdOf(before: Chosen, result: Held): Chosen['hold'] {
  if (result.kind !== 'held') return 'none';
  return { name: result.hold, until: result.until, isRenewed: before.hold !== undefined };
}
