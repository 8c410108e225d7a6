import { closedStatuses } from '@lanternway/contracts/enquiries/staff';
import type { ScheduledClass } from '@lanternway/contracts/enquiries/staff-item';
import { isRecord } from '@lanternway/contracts/wire/is-record';
import { useHasKept } from '@lanternway/desk/drafts/use-kept';
import { Panel } from '@lanternway/desk/parts/Panel';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Button, Flex, Link, Typography } from '@strapi/design-system';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { timeInZone } from '../../format';
import { browserZone, sayZone } from '@lanternway/desk/format/zones';
import { CancelClass } from './CancelClass';
import { ClassForm, classFormOf } from './ClassForm';
import { FreeTimes } from './FreeTimes';
import type { PartProps } from '../ItemPage';
import type { WorkProps } from '../WhoAndWhere';
import { Correction, Outcome } from './Outcome';
import { ReportPart } from './ReportPart';
import { RecordForm, recordFormOf } from './RecordForm';

type Open = 'schedule' | 'record' | null;

/** Schedules, moves, cancels or records the free class. The parent gets a mail about what is still to come. */
export function ClassPanel({ item, change, isBusy }: PartProps) {
  const hasClass = useHasKept(classFormOf(item));
  const hasRecord = useHasKept(recordFormOf(item));
  // A form with typed values that are not saved is open at once.
  const isMoving = useIsMoving();
  const [open, setOpen] = useState<Open>(hasClass || isMoving ? 'schedule' : hasRecord ? 'record' : null);
  const agreed = item.scheduledClass;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isMoving) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.focus();
  }, [isMoving]);
  return (
    <div ref={panel} tabIndex={-1} style={{ scrollMarginTop: '10rem' }}>
      <Panel title="Class">
        {agreed === null ? (
          <Typography textColor="neutral600">No class is agreed yet.</Typography>
        ) : (
          <Agreed agreed={agreed} />
        )}
        <ReportPart item={item} change={change} isBusy={isBusy} />
        {change !== null && <Work item={item} change={change} isBusy={isBusy} open={open} onOpen={setOpen} />}
      </Panel>
    </div>
  );
}

/** Whether the reader came here from the week, by its button Move, to see the free times. */
function useIsMoving(): boolean {
  const state: unknown = useLocation().state;
  return isRecord(state) && state['isMoving'] === true;
}

type OpenProps = WorkProps & { open: Open; onOpen: (open: Open) => void };

function Work({ open, onOpen, ...work }: OpenProps) {
  const { scheduledClass: agreed, status } = work.item;
  const isToCome = agreed?.state === 'scheduled' && new Date(agreed.startsAt) > new Date();
  const isOver = agreed?.state === 'scheduled' && !isToCome;
  const isAsked = isOver && !closedStatuses.includes(status);
  const isMarked = agreed?.state === 'attended' || agreed?.state === 'no-show';
  // Without a class the form is open at once: it is what staff came for.
  const usual = agreed === null || agreed.state === 'cancelled' ? 'schedule' : null;
  const shown = open ?? usual;
  const close = () => {
    onOpen(null);
  };
  return (
    <>
      {isAsked && <Outcome {...work} />}
      {isMarked && <Correction {...work} marked={agreed.state} />}
      {shown === 'schedule' && <Schedule {...work} onDone={close} />}
      {shown === 'record' && <RecordForm {...work} onDone={close} />}
      <Flex gap={2} wrap="wrap">
        <Ways {...work} shown={shown} usual={usual} isToCome={isToCome} onOpen={onOpen} />
        {isToCome && <CancelClass {...work} />}
      </Flex>
    </>
  );
}

/** Offers the teachers' free times first. Any other time takes no teacher's time. */
function Schedule({ onDone, ...work }: WorkProps & { onDone: () => void }) {
  const { classFor } = work.item;
  const hasTyped = useHasKept(classFormOf(work.item));
  const [isByHand, setIsByHand] = useState(hasTyped);
  if (classFor === null) return <ClassForm {...work} onDone={onDone} />;
  return (
    <>
      <Flex gap={2} wrap="wrap" role="group" aria-label="Which times">
        {(['Free times', 'Another time'] as const).map((word) => {
          const isOn = isByHand === (word === 'Another time');
          return (
            <Button
              key={word}
              variant={isOn ? 'secondary' : 'tertiary'}
              aria-pressed={isOn}
              onClick={() => {
                setIsByHand(word === 'Another time');
              }}
            >
              {word}
            </Button>
          );
        })}
      </Flex>
      {isByHand ? (
        <ClassForm {...work} onDone={onDone} />
      ) : (
        <FreeTimes {...work} wanted={classFor} onDone={onDone} />
      )}
    </>
  );
}

interface WaysProps {
  shown: Open;
  /** What is open until staff choose another. */
  usual: Open;
  isToCome: boolean;
  onOpen: (open: Open) => void;
}

/** Opens the form of another way, or closes the one that is open. */
function Ways({ item: { scheduledClass: agreed }, shown, usual, isToCome, onOpen }: WaysProps & WorkProps) {
  const schedule = isToCome
    ? 'Change the class'
    : agreed === null
      ? 'Schedule a class'
      : 'Schedule another class';
  const ways: [Open, string][] = [
    ...(shown === 'schedule' ? [] : [['schedule', schedule] satisfies [Open, string]]),
    ...(shown === 'record' || isToCome ? [] : [['record', 'Record a past class'] satisfies [Open, string]]),
    ...(shown === usual ? [] : [[null, 'Close'] satisfies [Open, string]]),
  ];
  return ways.map(([way, word]) => (
    <Button
      key={word}
      variant={way === null ? 'tertiary' : 'secondary'}
      onClick={() => {
        onOpen(way);
      }}
    >
      {word}
    </Button>
  ));
}

const stateColours = {
  scheduled: 'primary',
  attended: 'success',
  'no-show': 'danger',
  cancelled: 'neutral',
} as const;

const stateLabels = { attended: 'Attended', 'no-show': 'No show', cancelled: 'Cancelled' } as const;

function Agreed({ agreed }: { agreed: ScheduledClass }) {
  const { state, startsAt, zone, minutes, link, sequence, teacher, confirmedAt, joinedAt } = agreed;
  const mine = browserZone();
  const isCancelled = state === 'cancelled';
  return (
    <Flex direction="column" alignItems="start" gap={2}>
      <WordBadge colour={stateColours[state]}>
        {state === 'scheduled' ? (sequence === 0 ? 'Invited' : 'Changed') : stateLabels[state]}
      </WordBadge>
      <Typography style={isCancelled ? { textDecoration: 'line-through' } : {}}>
        {`${timeInZone(startsAt, zone)}, ${String(minutes)} minutes`}
      </Typography>
      <Typography
        variant="pi"
        textColor="neutral600"
      >{`Time zone of the parent: ${sayZone(zone)}`}</Typography>
      {zone !== mine && (
        <Typography variant="pi" textColor="neutral600">
          {`Your time (${sayZone(mine)}): ${timeInZone(startsAt, mine)}`}
        </Typography>
      )}
      {teacher !== null && !isCancelled && (
        <Typography variant="pi" textColor="neutral600">{`Teacher: ${teacher}`}</Typography>
      )}
      {confirmedAt !== null && !isCancelled && (
        <Typography variant="pi" textColor="success600">
          The parent said that they will be there.
        </Typography>
      )}
      {joinedAt !== null && (
        <Typography
          variant="pi"
          textColor="neutral600"
        >{`Join was pressed at ${timeInZone(joinedAt, mine)}.`}</Typography>
      )}
      {link !== null && !isCancelled && (
        <Link href={link} isExternal style={{ overflowWrap: 'anywhere' }}>
          {link}
        </Link>
      )}
    </Flex>
  );
}
