import type { Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { readTimetable } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { counted } from '@lanternway/desk/format/counted';
import { lacksRoom } from '@lanternway/desk/format/classes';
import { browserZone } from '@lanternway/desk/format/zones';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { Flex, VisuallyHidden } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useRights } from '../rights';
import { ClassesFrame } from '../parts/ClassesFrame';
import { isNarrowed, narrow, readAddress, type WeekAddress } from './address';
import { GoneNotice } from './GoneNotice';
import { BookClass } from './BookClass';
import { ChosenClass } from './chosen/ChosenClass';
import { entryId } from './Entry';
import { Legend } from './Legend';
import { MovePanel } from './moving/MovePanel';
import { useMoving } from './moving/use-moving';
import { planOf, weekOf, type PlanDay } from './plan';
import { ClearFilters, WeekFilters } from './WeekFilters';
import { WeekSteps } from './WeekSteps';
import { WeekZone } from './WeekZone';
import { WeekList, WeekTable } from './WeekViews';

/** The classes of a week by teacher, on a clock that staff choose. */
export function WeekPage() {
  const [query] = useSearchParams();
  const address = readAddress(query);
  const isNarrow = useNarrow();
  const { mayMark } = useRights();
  const zone = address.zone ?? browserZone();
  const { from, until, days, before, after } = weekOf(new Date(), zone, address.week);
  const asked = useLoaded(readCall(readTimetable, {}, new URLSearchParams({ from, until }).toString()));
  const found = asked.loaded.kind === 'loaded' ? asked.loaded.value : null;
  return (
    <ClassesFrame
      title="Week"
      subtitle={[`${days[0]?.title ?? ''} to ${days[6]?.title ?? ''}`, ...countsOf(found)].join(' · ')}
      action={
        <Flex gap={2} wrap="wrap">
          <WeekSteps address={address} before={before} after={after} hasViews={!isNarrow} />
          {mayMark && <BookClass />}
        </Flex>
      }
    >
      <Flex gap={3} wrap="wrap" alignItems="end">
        <WeekZone zone={zone} />
        <WeekFilters address={address} teachers={found?.teachers ?? []} />
        <Legend />
      </Flex>
      <Found asked={asked}>
        {(timetable) => (
          <>
            <GoneNotice gone={timetable.gone} zone={zone} reload={asked.reload} />
            <Week
              found={timetable}
              address={address}
              days={days}
              zone={zone}
              View={address.isList || isNarrow ? WeekList : WeekTable}
              reload={asked.reload}
            />
          </>
        )}
      </Found>
    </ClassesFrame>
  );
}

/** Of the whole week, whatever the filters show. */
function countsOf(found: Timetable | null): string[] {
  if (found === null) return [];
  const now = Date.parse(found.now);
  const roomless = found.classes.filter((planned) => lacksRoom(planned, now)).length;
  return [
    counted(found.classes.length, 'class', 'classes'),
    ...(roomless === 0 ? [] : [`${counted(roomless, 'needs', 'need')} a room`]),
  ];
}

interface WeekProps {
  found: Timetable;
  address: WeekAddress;
  days: readonly PlanDay[];
  zone: string;
  View: typeof WeekTable | typeof WeekList;
  reload: () => void;
}

/** The week, and the chosen class next to it. */
function Week({ found, address, days, zone, View, reload }: WeekProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const stands = narrow(found, address).classes.find(({ id }) => id === chosen) ?? null;
  const focus = (id: string) => document.getElementById(entryId(id))?.focus();
  const keys = planOf(narrow(found, address), days, zone).map(({ teacher }) => teacher?.key ?? null);
  const {
    movable,
    shown: moved,
    free,
    asked,
    said,
    begin,
    put,
    stop,
  } = useMoving({
    ...{ found, chosen: stands, days, zone, keys, focus },
    choose: setChosen,
  });
  const { moving, verdict } = movable;
  const week = useRef<HTMLDivElement>(null);
  const [cancelled, setCancelled] = useState(0);
  useEffect(() => {
    if (cancelled > 0) week.current?.focus();
  }, [cancelled]);
  const shown = narrow(moved, address);
  const rows = planOf(shown, days, zone);
  const planned = shown.classes.find(({ id }) => id === chosen) ?? null;
  const now = Date.parse(found.now);
  if (rows.length === 0 && isNarrowed(address))
    return <Nothing action={<ClearFilters />}>No class of this week matches.</Nothing>;
  return (
    <Flex gap={4} alignItems="start">
      <Flex ref={week} tabIndex={-1} direction="column" alignItems="stretch" gap={4} flex="1" minWidth={0}>
        <VisuallyHidden>
          <p role="status">{said}</p>
        </VisuallyHidden>
        <View {...{ rows, days, now, chosen, movable }} choose={setChosen} />
      </Flex>
      {planned !== null && (
        <ChosenClass
          planned={planned}
          teacher={found.teachers.find(({ key }) => key === planned.teacherKey) ?? null}
          {...{ zone, now, free }}
          hasTable={View === WeekTable}
          move={
            moving === null || verdict === null || moving.planned.id !== planned.id ? null : (
              <MovePanel
                {...{ moving, verdict, days, zone, asked }}
                words={said}
                onPut={put}
                onBack={stop}
                onSet={() => {
                  stop('The class is moved.', true);
                  reload();
                }}
              />
            )
          }
          onMove={() => {
            begin(planned);
          }}
          onChange={reload}
          onCancelled={() => {
            setChosen(null);
            setCancelled((count) => count + 1);
            reload();
          }}
          onClose={() => {
            stop('Put back.');
            setChosen(null);
            focus(planned.id);
          }}
        />
      )}
    </Flex>
  );
}
