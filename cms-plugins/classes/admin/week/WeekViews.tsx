import { counted } from '@lanternway/desk/format/counted';
import { sayZone } from '@lanternway/desk/format/zones';
import { Avatar } from '@lanternway/desk/parts/Avatar';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Box, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Entry, type Choosing } from './Entry';
import { dayLine, DropCell } from './moving/DropCell';
import type { Movable } from './moving/use-moving';
import type { PlanDay, PlanEntry, PlanRow } from './plan';
import { noTeacher } from './words';

interface ViewProps extends Choosing {
  rows: readonly PlanRow[];
  days: readonly PlanDay[];
  now: number;
  movable: Movable;
}

const nameOf = ({ teacher }: PlanRow): string => teacher?.name ?? noTeacher;

const classesOn = (rows: readonly PlanRow[], index: number): number =>
  rows.flatMap(({ days }) => days[index] ?? []).filter(({ kind }) => kind === 'class').length;

const keyOf = ({ teacher }: PlanRow): string => teacher?.key ?? 'by-hand';

/** All days are equally wide, also those without classes and next to the panel of a class. */
const equalDays = { tableLayout: 'fixed', minWidth: '88rem', whiteSpace: 'normal' } as const;

/** Teachers as rows, days as columns. */
export function WeekTable({ rows, days, ...view }: ViewProps) {
  return (
    <Box overflow="auto" flex="1" minWidth={0}>
      <Table
        colCount={days.length + 1}
        rowCount={rows.length + 1}
        aria-label="Classes by teacher and day"
        style={equalDays}
      >
        <Thead>
          <Tr>
            <Th width="20rem">
              <Typography variant="sigma">Teacher</Typography>
            </Th>
            {days.map(({ date, title }, index) => (
              <Th key={date} {...dayLine} style={{ paddingRight: 0 }}>
                <div>
                  <Typography tag="p" variant="sigma">
                    {title}
                  </Typography>
                  <Typography tag="p" variant="pi" fontWeight="regular" textColor="neutral600">
                    {counted(classesOn(rows, index), 'class', 'classes')}
                  </Typography>
                </div>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row) => (
            <Tr key={keyOf(row)}>
              <Td style={{ verticalAlign: 'top' }}>
                <Who row={row} />
              </Td>
              {row.days.map((entries, index) => (
                <DropCell
                  key={days[index]?.date}
                  movable={view.movable}
                  cell={{ teacherKey: row.teacher?.key ?? null, date: days[index]?.date ?? '' }}
                >
                  <Entries entries={entries} {...view} />
                </DropCell>
              ))}
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}

/** The same as a list by teacher, for screen readers and narrow windows. */
export function WeekList({ rows, days, ...view }: ViewProps) {
  return rows.map((row) => (
    <Panel key={keyOf(row)} title={nameOf(row)}>
      <Note row={row} />
      {days.map(({ date, title }, index) => {
        const entries = row.days[index] ?? [];
        return entries.length === 0 ? null : (
          <Flex key={date} direction="column" alignItems="stretch" gap={2}>
            <Typography tag="h3" fontWeight="bold">
              {title}
            </Typography>
            <Entries entries={entries} {...view} />
          </Flex>
        );
      })}
    </Panel>
  ));
}

const Who = ({ row }: { row: PlanRow }) => (
  <Flex gap={2} alignItems="start" paddingTop={3} paddingBottom={3}>
    {row.teacher !== null && <Avatar name={row.teacher.name} isLarge />}
    <div>
      <Typography tag="p" fontWeight="bold">
        {nameOf(row)}
      </Typography>
      <Note row={row} />
    </div>
  </Flex>
);

function Note({ row: { teacher, count } }: { row: PlanRow }) {
  const classes = counted(count, 'class', 'classes');
  return (
    <>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {teacher === null ? classes : `${classes} · ${sayZone(teacher.zone)}`}
      </Typography>
      {teacher !== null && !teacher.isPublished && (
        <Typography tag="p" variant="pi" textColor="danger700">
          Teacher gone
        </Typography>
      )}
    </>
  );
}

interface EntriesProps extends Choosing {
  entries: readonly PlanEntry[];
  now: number;
  movable: Movable;
}

const Entries = ({ entries, ...view }: EntriesProps) =>
  entries.length === 0 ? null : (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={1}>
      {entries.map((entry, index) => (
        <Entry key={index} entry={entry} {...view} />
      ))}
    </Flex>
  );
