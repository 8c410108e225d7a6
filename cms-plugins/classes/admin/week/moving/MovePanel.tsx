import { readItem, scheduleClass } from '@lanternway/contracts/enquiries/staff-calls';
import type { EnquiryDetail } from '@lanternway/contracts/enquiries/staff-item';
import { readCall, writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useChange } from '@lanternway/desk/asking/use-change';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { Refusal } from '@lanternway/desk/inputs/Refusal';
import { Button, Flex, Typography } from '@strapi/design-system';
import { DateTime } from 'luxon';
import { useEffect, useRef, useState } from 'react';
import type { PlanDay } from '../plan';
import { isRefused, type Verdict } from './check';
import { later, stepMinutes, type Moving } from './steps';

interface MovePanelProps {
  moving: Moving;
  verdict: Verdict;
  /** Where it is to be, and whether it can. */
  words: string;
  days: readonly PlanDay[];
  zone: string;
  onPut: (place: Moving['place']) => void;
  onBack: (said: string) => void;
  onSet: () => void;
  /** Goes up each time that Enter is pressed on the class. */
  asked: number;
}

/** Sets a class where it was moved to, and mails the parent, or puts it back. */
export function MovePanel({
  moving,
  verdict,
  words,
  days,
  zone,
  onPut,
  onBack,
  onSet,
  asked,
}: MovePanelProps) {
  const { planned, place } = moving;
  const at = { kind: 'free-class', id: planned.id };
  const { loaded, reload } = useLoaded(readCall(readItem, at));
  const item = loaded.kind === 'loaded' && !loaded.isOld ? loaded.value : null;
  const { send, isBusy } = useChange(reload);
  // Why the server refused this place. It does not apply to another place.
  const [refused, setRefused] = useState<{ of: Moving['place']; sentence: string; isAsked: boolean } | null>(
    null,
  );
  const own = refused?.of === place ? refused : null;
  const isSameTime = Date.parse(place.at) === Date.parse(planned.startsAt);
  const mayBeSet = item !== null && !isBusy && !isRefused(verdict) && verdict.kind !== 'own';

  async function set(): Promise<void> {
    if (item === null || !mayBeSet) return;
    const request = requestOf(item, moving, own?.isAsked === true);
    const changed = await send(writeCall(scheduleClass, at, request), () => ({
      type: 'success',
      message: isSameTime
        ? 'The class has another teacher. The time is the same, so no mail was sent.'
        : 'The class is moved. The parent gets an email.',
    }));
    if (changed.kind === 'done') onSet();
    else
      setRefused({
        of: place,
        sentence: changed.faults['isSure'] ?? changed.sentence,
        isAsked: changed.faults['isSure'] !== undefined,
      });
  }

  const latest = useRef(set);
  latest.current = set;
  const last = useRef(asked);
  // Enter may be pressed before the enquiry is loaded.
  useEffect(() => {
    if (asked === last.current || item === null) return;
    last.current = asked;
    void latest.current();
  }, [asked, item]);

  const step = (minutes: number) => () => {
    onPut(later(place, days, zone, minutes));
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={2} role="group" aria-label="Move the class">
      <Typography fontWeight="bold" textColor={isRefused(verdict) ? 'danger700' : 'neutral800'}>
        {words}
      </Typography>
      <Refusal sentence={own?.sentence ?? null} />
      <Flex gap={2} wrap="wrap">
        <Button variant="tertiary" onClick={step(-stepMinutes)}>
          Half an hour earlier
        </Button>
        <Button variant="tertiary" onClick={step(stepMinutes)}>
          Half an hour later
        </Button>
      </Flex>
      <Button fullWidth loading={isBusy} disabled={!mayBeSet} onClick={() => void set()}>
        {own?.isAsked === true
          ? 'Move it anyway'
          : isSameTime
            ? 'Give to this teacher'
            : 'Move and mail the parent'}
      </Button>
      <Button
        fullWidth
        variant="tertiary"
        onClick={() => {
          onBack('Put back.');
        }}
      >
        Put it back
      </Button>
    </Flex>
  );
}

/** As the form of the enquiry asks for it: on the parent's clock. The room is the teacher's, and without one the link stays. */
function requestOf({ version, scheduledClass }: EnquiryDetail, { planned, place }: Moving, isSure: boolean) {
  const zone = scheduledClass?.zone ?? planned.zone;
  const shown = DateTime.fromISO(place.at, { zone });
  return {
    ...{ version, zone, isSure, message: '', teacherKey: place.teacherKey },
    date: shown.toFormat('yyyy-MM-dd'),
    time: shown.toFormat('HH:mm'),
    minutes: planned.minutes,
    link: place.teacherKey === null ? (scheduledClass?.link ?? '') : '',
  };
}
