import type { ClassException, HoursPage } from '@lanternway/contracts/classes/staff';
import { sayZone } from '@lanternway/desk/format/zones';
import { Panel } from '@lanternway/desk/parts/Panel';
import { WordBadge } from '@lanternway/desk/parts/WordBadge';
import { Box, Flex, Typography } from '@strapi/design-system';
import { periodInWords } from '../words';
import { ExceptionForm } from './ExceptionForm';
import { RemoveException } from './RemoveException';

interface ExceptionsPanelProps {
  title: string;
  /** What is said where there is nothing. */
  none: string;
  /** Null: those of everybody. */
  teacherKey: string | null;
  /** The clock that the form begins with. */
  zone: string;
  page: HoursPage;
  mayChange: boolean;
  reload: () => void;
  onChanged: (page: HoursPage) => void;
}

/** Times off and hours in addition, with a form to add one. What holds for everybody is shown with each teacher too. */
export function ExceptionsPanel({
  title,
  none,
  teacherKey,
  zone,
  page,
  mayChange,
  reload,
  onChanged,
}: ExceptionsPanelProps) {
  const rows = page.exceptions.filter((row) => row.teacherKey === null || row.teacherKey === teacherKey);
  return (
    <Panel title={title}>
      {rows.length === 0 ? (
        <Typography textColor="neutral600">{none}</Typography>
      ) : (
        <Flex tag="ul" direction="column" alignItems="stretch" gap={3} aria-label={title}>
          {rows.map((row) => (
            <Flex tag="li" key={row.id} gap={3} justifyContent="space-between" alignItems="start" wrap="wrap">
              <Exception row={row} isOfEverybody={teacherKey !== null && row.teacherKey === null} />
              {mayChange && row.teacherKey === teacherKey && (
                <RemoveException row={row} reload={reload} onRemoved={onChanged} />
              )}
            </Flex>
          ))}
        </Flex>
      )}
      {mayChange && (
        <Box paddingTop={2}>
          <ExceptionForm teacherKey={teacherKey} zone={zone} reload={reload} onAdded={onChanged} />
        </Box>
      )}
    </Panel>
  );
}

function Exception({ row, isOfEverybody }: { row: ClassException; isOfEverybody: boolean }) {
  const notes = [sayZone(row.zone), ...(row.byName === '' ? [] : [`by ${row.byName}`])];
  return (
    <Flex direction="column" alignItems="start" gap={1}>
      <Flex gap={2} wrap="wrap">
        <WordBadge colour={row.what === 'off' ? 'neutral' : 'success'}>
          {row.what === 'extra' ? 'Extra hours' : isOfEverybody ? 'Everybody off' : 'Off'}
        </WordBadge>
        <Typography>{periodInWords(row)}</Typography>
        {row.title !== '' && <Typography textColor="neutral600">{row.title}</Typography>}
      </Flex>
      <Typography variant="pi" textColor="neutral600">
        {notes.join(' · ')}
      </Typography>
    </Flex>
  );
}
