import type { PlannedClass, PlannedTeacher, Timetable } from '@lanternway/contracts/enquiries/staff-classes';
import { readTimetable } from '@lanternway/contracts/enquiries/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { browserZone, sayZone } from '@lanternway/desk/format/zones';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { ClassesFrame } from '../parts/ClassesFrame';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { enquiryPage } from '../paths';
import { GoneNotice } from '../week/GoneNotice';
import { clockOf, dayOf } from '../week/plan';
import { childInWords, lacksRoom } from '@lanternway/desk/format/classes';
import { courseWord, stateWords } from '../week/words';
import { clockIn } from '../words';

/** All classes of today, in order, with what still has to be done for them. */
export function TodayPage() {
  const zone = browserZone();
  const { from, until, title } = dayOf(new Date(), zone);
  const asked = useLoaded(readCall(readTimetable, {}, new URLSearchParams({ from, until }).toString()));
  return (
    <ClassesFrame title="Today" subtitle={`${title}, on your clock (${sayZone(zone)}).`}>
      <Found asked={asked}>{(found) => <Classes found={found} zone={zone} reload={asked.reload} />}</Found>
    </ClassesFrame>
  );
}

interface ClassesProps {
  found: Timetable;
  zone: string;
  reload: () => void;
}

function Classes({ found: { classes, teachers, gone, now }, zone, reload }: ClassesProps) {
  return (
    <>
      <GoneNotice gone={gone} zone={zone} reload={reload} />
      {classes.length === 0 ? (
        <Nothing>No class takes place today.</Nothing>
      ) : (
        <Cards label="Classes of today">
          {classes.map((planned) => (
            <ClassCard
              key={planned.id}
              planned={planned}
              teacher={teachers.find(({ key }) => key === planned.teacherKey) ?? null}
              zone={zone}
              now={Date.parse(now)}
            />
          ))}
        </Cards>
      )}
    </>
  );
}

interface ClassCardProps {
  planned: PlannedClass;
  teacher: PlannedTeacher | null;
  zone: string;
  now: number;
}

function ClassCard({ planned, teacher, zone, now }: ClassCardProps) {
  const { id, startsAt, minutes, isConfirmed, state } = planned;
  const [word, colour] = stateWords[state];
  const isBad = lacksRoom(planned, now);
  return (
    <Card edge={isBad ? 'danger600' : 'neutral200'}>
      <Flex direction="column" alignItems="start" gap={2}>
        <Flex gap={2} wrap="wrap">
          <Link tag={NavLink} to={enquiryPage(id)}>
            {`${clockOf(startsAt, zone)} ${childInWords(planned)}`}
          </Link>
          <WordBadge colour={colour}>{word}</WordBadge>
          {isConfirmed && state === 'scheduled' && <WordBadge colour="success">Will be there</WordBadge>}
          {isBad && <WordBadge colour="danger">No room</WordBadge>}
        </Flex>
        <Typography>
          {`${courseWord(planned)}, ${String(minutes)} minutes, ${teacher === null ? 'without a teacher' : `with ${teacher.name}`}`}
        </Typography>
        <Typography variant="pi" textColor="neutral600">
          {`Parent: ${onClockOf(startsAt, planned.zone)}`}
        </Typography>
        {teacher !== null && (
          <Typography variant="pi" textColor="neutral600">
            {`Teacher: ${onClockOf(startsAt, teacher.zone)}`}
          </Typography>
        )}
      </Flex>
    </Card>
  );
}

/** 'Sat 10:00 (United Kingdom)': the day may be another one there. */
const onClockOf = (at: string, zone: string): string => `${clockIn(zone, new Date(at))} (${sayZone(zone)})`;
