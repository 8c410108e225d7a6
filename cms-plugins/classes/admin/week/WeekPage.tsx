import type { Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { readTimetable } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { browserZone } from '@lanternway/desk/format/zones';
import { Labelled } from '@lanternway/desk/inputs/Labelled';
import { ZoneInput } from '@lanternway/desk/inputs/ZoneInput';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
import { Box, Button, Flex } from '@strapi/design-system';
import { useState } from 'react';
import { ClassesFrame } from '../parts/ClassesFrame';
import { Found } from '@lanternway/desk/parts/Found';
import { GoneNotice } from './GoneNotice';
import { ChosenClass } from './ChosenClass';
import { entryId } from './Entry';
import { planOf, weekOf, type PlanDay } from './plan';
import { WeekList, WeekTable } from './WeekViews';

/** The classes of a week by teacher, on a clock that staff choose. */
export function WeekPage() {
  const [weeks, setWeeks] = useState(0);
  const [typedZone, setTypedZone] = useState(browserZone());
  const [isList, setIsList] = useState(false);
  const isNarrow = useNarrow();
  const zone = typedZone === '' ? browserZone() : typedZone;
  const { from, until, days } = weekOf(new Date(), zone, weeks);
  const asked = useLoaded(readCall(readTimetable, {}, new URLSearchParams({ from, until }).toString()));
  const View = isList || isNarrow ? WeekList : WeekTable;
  return (
    <ClassesFrame
      title="Week"
      subtitle={`${days[0]?.title ?? ''} to ${days[6]?.title ?? ''}. Choose a class to see more of it.`}
    >
      <Flex gap={2} wrap="wrap" alignItems="end">
        <Button variant="tertiary" onClick={() => setWeeks(weeks - 1)}>
          Previous week
        </Button>
        <Button variant="tertiary" disabled={weeks === 0} onClick={() => setWeeks(0)}>
          This week
        </Button>
        <Button variant="tertiary" onClick={() => setWeeks(weeks + 1)}>
          Next week
        </Button>
        {!isNarrow && (
          <Button variant="secondary" aria-pressed={isList} onClick={() => setIsList(!isList)}>
            List
          </Button>
        )}
        <Box minWidth="16rem">
          <Labelled name="zone" label="On the clock of" fault={undefined}>
            <ZoneInput zone={typedZone} onChange={setTypedZone} />
          </Labelled>
        </Box>
      </Flex>
      <Found asked={asked}>
        {(found) => (
          <>
            <GoneNotice gone={found.gone} zone={zone} reload={asked.reload} />
            <Week found={found} days={days} zone={zone} View={View} reload={asked.reload} />
          </>
        )}
      </Found>
    </ClassesFrame>
  );
}

interface WeekProps {
  found: Timetable;
  days: readonly PlanDay[];
  zone: string;
  View: typeof WeekTable | typeof WeekList;
  reload: () => void;
}

/** The week, and the chosen class beside it. */
function Week({ found, days, zone, View, reload }: WeekProps) {
  const [chosen, setChosen] = useState<string | null>(null);
  const planned = found.classes.find(({ id }) => id === chosen) ?? null;
  const now = Date.parse(found.now);
  return (
    <Flex gap={4} alignItems="start">
      <Flex direction="column" alignItems="stretch" gap={4} flex="1" minWidth={0}>
        <View rows={planOf(found, days, zone)} days={days} now={now} chosen={chosen} choose={setChosen} />
      </Flex>
      {planned !== null && (
        <ChosenClass
          planned={planned}
          teacher={found.teachers.find(({ key }) => key === planned.teacherKey) ?? null}
          zone={zone}
          now={now}
          onChange={reload}
          onClose={() => {
            setChosen(null);
            document.getElementById(entryId(planned.id))?.focus();
          }}
        />
      )}
    </Flex>
  );
}
