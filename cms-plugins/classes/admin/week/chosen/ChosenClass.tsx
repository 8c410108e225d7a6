import type { Preview } from '@lanternway/contracts/classes/staff';
import type { PlannedClass, PlannedTeacher } from '@lanternway/contracts/enquiries/staff-classes';
import { readItem } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { timeInSentence } from '@lanternway/desk/format/times';
import { sayZone } from '@lanternway/desk/format/zones';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Button, Flex, IconButton, LinkButton, Typography } from '@strapi/design-system';
import { Cross } from '@strapi/icons';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { enquiryPage } from '../../paths';
import { useRights } from '../../rights';
import { momentIn } from '../../words';
import { CancelChosen } from './CancelChosen';
import { MarkChosen } from './MarkChosen';
import { OtherTeacher } from './OtherTeacher';
import { childInWords } from '@lanternway/desk/format/classes';
import { courseWord, stateWords } from '../words';

interface ChosenClassProps {
  planned: PlannedClass;
  teacher: PlannedTeacher | null;
  /** The clock of the page. */
  zone: string;
  now: number;
  /** The times that are free for the class; null while they are not known. */
  free: Preview | null;
  /** Whether it can be dragged: in a table, not in a list. */
  hasTable: boolean;
  /** Shown while the class is moved, instead of the other actions. */
  move: ReactNode;
  /** Begins to move it. */
  onMove: () => void;
  onClose: () => void;
  onChange: () => void;
  onCancelled: () => void;
}

const howToMove =
  'After “Move in the week” the arrows move it by a day or half an hour, Page up and Page down to another teacher, Enter sets it, and Esc puts it back.';

/** The class that is chosen in the week: who and when, and what can be done. Esc closes it. */
export function ChosenClass({
  planned,
  teacher,
  zone,
  now,
  free,
  hasTable,
  move,
  onMove,
  onClose,
  onChange,
  onCancelled,
}: ChosenClassProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { mayMark } = useRights();
  const [word, colour] = stateWords[planned.state];
  const isToCome = planned.state === 'scheduled' && Date.parse(planned.startsAt) > now;
  const isMoved = move !== null;
  useEffect(() => {
    // A class that is being moved keeps the focus, so that the next key moves it further. It also keeps it when it is put back.
    if (!isMoved) heading.current?.focus();
  }, [planned.id]);
  return (
    <Side
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <Flex justifyContent="space-between" gap={2}>
        <WordBadge colour={colour}>{`Free class · ${courseWord(planned)} · ${word}`}</WordBadge>
        <IconButton label="Close" variant="ghost" onClick={onClose}>
          <Cross />
        </IconButton>
      </Flex>
      <Typography id={id} ref={heading} tabIndex={-1} tag="h2" variant="delta">
        {childInWords(planned)}
      </Typography>
      <Facts planned={planned} teacher={teacher} zone={zone} />
      {mayMark && planned.state === 'scheduled' && !isToCome && (
        <MarkChosen planned={planned} onMarked={onChange} />
      )}
      {move}
      {mayMark && isToCome && !isMoved && (
        <>
          <LinkButton tag={NavLink} to={enquiryPage(planned.id)} state={{ isMoving: true }} fullWidth>
            Move
          </LinkButton>
          <Button variant="tertiary" fullWidth onClick={onMove}>
            Move in the week
          </Button>
          {planned.teacherKey !== null && (
            <OtherTeacher
              planned={{ ...planned, teacherKey: planned.teacherKey }}
              free={free}
              onGiven={onChange}
            />
          )}
        </>
      )}
      <LinkButton tag={NavLink} to={enquiryPage(planned.id)} variant="tertiary" fullWidth>
        Open the enquiry
      </LinkButton>
      {mayMark && isToCome && !isMoved && <CancelChosen planned={planned} onCancelled={onCancelled} />}
      {mayMark && isToCome && (
        <Typography variant="pi" textColor="neutral600">
          {`${hasTable ? 'A class can be dragged to another day or teacher. ' : ''}${howToMove}`}
        </Typography>
      )}
    </Side>
  );
}

function Facts({ planned, teacher, zone }: Pick<ChosenClassProps, 'planned' | 'teacher' | 'zone'>) {
  const { loaded } = useLoaded(readCall(readItem, { kind: 'free-class', id: planned.id }));
  const item = loaded.kind === 'loaded' && !loaded.isOld ? loaded.value : null;
  const booked = item?.booked ?? null;
  const joinedAt = item?.scheduledClass?.joinedAt ?? null;
  const room = planned.hasRoom ? 'room set' : 'no room yet';
  const facts = [
    ['Here', `${momentIn(planned.startsAt, zone)}, ${sayZone(zone)}`],
    ['Family', `${momentIn(planned.startsAt, planned.zone)}, ${sayZone(planned.zone)}`],
    ['Lasts', `${String(planned.minutes)} minutes`],
    ['Teacher', teacher === null ? `nobody · ${room}` : `${teacher.name} · ${room}`],
    ['Phone', item?.phone ?? null],
    ['Parent says', item?.notes ?? null],
    ['Booked', booked === null ? null : `by ${booked.by ?? 'the parent'}, ${timeInSentence(booked.at)}`],
    ['Will come', planned.isConfirmed ? 'the parent said so' : null],
    ['Join', joinedAt === null ? null : `pressed ${timeInSentence(joinedAt)}`],
  ] as const;
  return (
    <dl aria-busy={item === null}>
      {facts.map(([label, value]) =>
        value === null ? null : (
          <div key={label}>
            <Typography tag="dt" textColor="neutral600">
              {label}
            </Typography>
            <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </div>
        ),
      )}
    </dl>
  );
}

/** Stands next to the week. In a narrow window it is a sheet at the bottom, over the list. */
const Side = styled.section`
  position: sticky;
  top: 1.6rem;
  display: grid;
  flex: 0 0 30rem;
  gap: 1.2rem;
  align-self: start;
  padding: 2rem;
  border-radius: ${({ theme }) => theme.borderRadius};
  background: ${({ theme }) => theme.colors.neutral0};
  box-shadow: ${({ theme }) => theme.shadows.tableShadow};

  dl {
    display: grid;
    gap: 0.8rem;
  }

  dl > div {
    display: grid;
    grid-template-columns: 9rem minmax(0, 1fr);
  }

  @media (max-width: 999px) {
    position: fixed;
    inset: auto 0 0;
    z-index: 4;
    max-height: 80vh;
    overflow: auto;
    border-top: 1px solid ${({ theme }) => theme.colors.neutral200};

    a,
    button {
      min-height: 44px;
      min-width: 44px;
    }
  }
`;
