import type { TeacherRow } from '@lanternway/contracts/classes/staff';
import { sayZone } from '@lanternway/desk/format/zones';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
import { Card, Cards } from '@lanternway/desk/parts/Cards';
import { DataTable, type Column } from '@lanternway/desk/parts/DataTable';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { enquiryPage, teacherPage } from '../paths';
import { clockIn, hoursInWords, levelsInWords, momentIn } from '../words';

/** All teachers: a table, or cards in a narrow window. */
export function TeacherList({ teachers }: { teachers: readonly TeacherRow[] }) {
  const isNarrow = useNarrow();
  if (!isNarrow)
    return (
      <DataTable
        label="Teachers and their hours"
        rows={teachers}
        keyOf={({ key }) => key}
        columns={columns}
      />
    );
  return (
    <Cards label="Teachers and their hours">
      {teachers.map((teacher) => (
        <Card key={teacher.key} edge={teacher.isPublished ? 'neutral200' : 'danger600'}>
          <Flex direction="column" alignItems="start" gap={2}>
            <Name teacher={teacher} />
            <Typography>{levelsInWords(teacher) || 'No grades or ages yet'}</Typography>
            <Hours teacher={teacher} />
            <Typography variant="pi" textColor="neutral600">
              {zoneInWords(teacher)}
            </Typography>
            {teacher.booked.length > 0 && <NextClass teacher={teacher} />}
          </Flex>
        </Card>
      ))}
    </Cards>
  );
}

const columns: Column<TeacherRow>[] = [
  { title: 'Teacher', cell: (teacher) => <Name teacher={teacher} /> },
  { title: 'Teaches', cell: (teacher) => linesOf(levelsInWords(teacher)) },
  { title: 'Hours', cell: (teacher) => <Hours teacher={teacher} /> },
  { title: 'Clock', cell: zoneInWords },
  {
    title: 'Next class',
    cell: (teacher) => (teacher.booked.length > 0 ? <NextClass teacher={teacher} /> : null),
  },
];

const Name = ({ teacher: { key, name, isPublished, isActive } }: { teacher: TeacherRow }) => (
  <Flex gap={2} wrap="wrap">
    <Link tag={NavLink} to={teacherPage(key)}>
      {name}
    </Link>
    {!isPublished && <WordBadge colour="danger">Not on the site</WordBadge>}
    {!isActive && <WordBadge colour="neutral">Not offered</WordBadge>}
  </Flex>
);

function Hours({ teacher: { hours } }: { teacher: TeacherRow }) {
  if (hours.length === 0) return <Typography textColor="neutral600">No hours yet</Typography>;
  return linesOf(hoursInWords(hours));
}

/** Parts of a list below each other, so that a table does not become wider than the window. */
function linesOf(text: string) {
  if (text === '') return null;
  return text.split('; ').map((line) => (
    <Typography key={line} tag="p">
      {line}
    </Typography>
  ));
}

function zoneInWords({ zone }: TeacherRow): string {
  return `${sayZone(zone)}, ${clockIn(zone, new Date())}`;
}

function NextClass({ teacher: { booked, zone, isPublished } }: { teacher: TeacherRow }) {
  const [next] = booked;
  if (next === undefined) return null;
  const others = booked.length - 1;
  return (
    <>
      <Link tag={NavLink} to={enquiryPage(next.enquiryId)}>
        {momentIn(next.startsAt, zone)}
      </Link>
      {others > 0 && (
        <Typography tag="p" variant="pi" textColor={isPublished ? 'neutral600' : 'danger600'}>
          {`and ${String(others)} more`}
        </Typography>
      )}
    </>
  );
}
