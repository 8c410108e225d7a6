import { previewTimes } from '@lanternway/contracts/classes/staff-calls';
import { kindOfCourse } from '@lanternway/contracts/classes/site';
import type { PlannedClass, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useRights } from '../../rights';
import { momentIn } from '../../words';
import type { PlanDay } from '../plan';
import { noTeacher } from '../words';
import { check, isRefused, verdictInWords, type Place, type Verdict } from './check';
import { afterKey, onDate, placeOf, withMove, type Moving } from './steps';

/** What the entries and cells of the week need to be moved and dropped on. */
export interface Movable {
  mayMove: (planned: PlannedClass) => boolean;
  moving: Moving | null;
  verdict: Verdict | null;
  /** A key was pressed on a class. True where it has moved it. */
  press: (planned: PlannedClass, key: string) => boolean;
  /** Enter was pressed on the class that is moved. */
  set: () => void;
  /** Null when the drag ends. */
  drag: (planned: PlannedClass | null) => void;
  /** The cell over which a class is dragged, and whether it can be let go there. */
  over: { teacherKey: string | null; date: string; verdict: Verdict; words: string } | null;
  hover: (cell: Cell) => void;
  /** Whether the class that is dragged can be let go there. */
  mayDrop: (cell: Cell) => boolean;
  drop: (cell: Cell) => void;
}

export interface Cell {
  teacherKey: string | null;
  date: string;
}

interface Shown {
  found: Timetable;
  /** The class shown next to the week. Its free times are loaded before anybody moves it. */
  chosen: PlannedClass | null;
  days: readonly PlanDay[];
  zone: string;
  /** The teachers in the order of the rows. */
  keys: readonly (string | null)[];
  choose: (id: string) => void;
  focus: (id: string) => void;
}

/** Moving a class within the week, by keys or by dragging. Nothing is stored until it is set. */
export function useMoving({ found, chosen, days, zone, keys, choose, focus }: Shown) {
  const { mayMark } = useRights();
  const [moving, setMoving] = useState<Moving | null>(null);
  // Shown until the week is loaded again.
  const [set, setSet] = useState<{ moving: Moving; in: Timetable } | null>(null);
  const [dragged, setDragged] = useState<PlannedClass | null>(null);
  const [cell, setCell] = useState<Cell | null>(null);
  const [said, setSaid] = useState('');
  const [asked, setAsked] = useState(0);
  const free = useFree(moving?.planned ?? dragged ?? chosen);
  const verdictOf = (planned: PlannedClass, place: Place) => check({ planned, place, found, free, zone });

  const nameOf = (teacherKey: string | null): string =>
    found.teachers.find(({ key }) => key === teacherKey)?.name ?? noTeacher.toLowerCase();

  const inWords = (planned: PlannedClass, place: Place): string =>
    `${momentIn(place.at, zone)}, ${nameOf(place.teacherKey)}: ${verdictInWords(verdictOf(planned, place))}`;

  const mayMove = ({ state, startsAt }: PlannedClass): boolean =>
    mayMark && state === 'scheduled' && Date.parse(startsAt) > Date.parse(found.now);

  function put(planned: PlannedClass, place: Place): void {
    // The class is drawn at its new place before it gets the focus back.
    flushSync(() => {
      setMoving({ planned, place });
      setSaid('');
    });
    focus(planned.id);
  }

  function stop(words: string, isSet = false): void {
    if (moving === null) return;
    flushSync(() => {
      setMoving(null);
      setSet(isSet ? { moving, in: found } : null);
      setSaid(words);
    });
    focus(moving.planned.id);
  }

  const dropPlace = (planned: PlannedClass, { teacherKey, date }: Cell): Place =>
    onDate({ ...placeOf(planned), teacherKey }, date, zone);

  const overVerdict = dragged === null || cell === null ? null : verdictOf(dragged, dropPlace(dragged, cell));

  const movable: Movable = {
    mayMove,
    moving,
    verdict: moving === null ? null : verdictOf(moving.planned, moving.place),
    press(planned, key) {
      const own = moving?.planned.id === planned.id ? moving : null;
      if (own !== null && key === 'Escape') {
        stop('Put back.');
        return true;
      }
      // The arrows go from cell to cell of the table, until a class is being moved.
      const next = own === null ? null : afterKey(key, own.place, { days, zone, keys });
      if (own === null || next === null) return false;
      put(own.planned, next);
      return true;
    },
    set() {
      setAsked((count) => count + 1);
    },
    drag(planned) {
      setDragged(planned);
      setCell(null);
    },
    over:
      dragged === null || cell === null || overVerdict === null
        ? null
        : { ...cell, verdict: overVerdict, words: inWords(dragged, dropPlace(dragged, cell)) },
    hover: setCell,
    mayDrop: (target) => dragged !== null && !isRefused(verdictOf(dragged, dropPlace(dragged, target))),
    drop(target) {
      if (dragged === null) return;
      const place = dropPlace(dragged, target);
      const verdict = verdictOf(dragged, place);
      setDragged(null);
      setCell(null);
      if (verdict.kind === 'own') return;
      if (isRefused(verdict)) {
        setSaid(`Not moved. ${inWords(dragged, place)}`);
        return;
      }
      choose(dragged.id);
      put(dragged, place);
    },
  };

  return {
    movable,
    /** The week as it would be. */
    shown: withMove(found, moving ?? (set?.in === found ? set.moving : null)),
    free,
    asked,
    /** For screen readers: where the class that is moved is to be and whether it can, or how it ended. */
    said: moving === null ? said : inWords(moving.planned, moving.place),
    begin: (planned: PlannedClass) => {
      put(planned, placeOf(planned));
    },
    put: (place: Place) => {
      if (moving !== null) put(moving.planned, place);
    },
    stop,
  };
}

/** The times that are free for this class; null while they are not known. */
function useFree(planned: PlannedClass | null) {
  const { loaded } = useLoaded(
    planned === null || planned.level === null
      ? null
      : readCall(
          previewTimes,
          {},
          new URLSearchParams({
            kind: kindOfCourse(planned.course),
            level: String(planned.level),
            enquiryId: planned.id,
          }).toString(),
        ),
  );
  return loaded.kind === 'loaded' && !loaded.isOld ? loaded.value : null;
}
