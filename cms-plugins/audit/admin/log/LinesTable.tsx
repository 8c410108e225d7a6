import type { Line } from '@lanternway/contracts/audit/staff';
import { Avatar } from '@lanternway/desk/parts/Avatar';
import { Time } from '@lanternway/desk/parts/Time';
import {
  Box,
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import { useState } from 'react';
import { AreaMark } from './AreaMark';
import { LineDetails } from './LineDetails';
import { Sentence } from './Sentence';

const columns = ['When', 'Who', 'What', 'Via'];

/** A line for each deed. A line opens to what it keeps; one at a time. In a narrow window the table scrolls in its box. */
export function LinesTable({ lines, total }: { lines: readonly Line[]; total: number }) {
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Box overflow="auto" width="100%">
      <Table colCount={columns.length + 1} rowCount={total + 1} aria-label="What happened">
        <Thead>
          <Tr>
            {columns.map((title) => (
              <Th key={title}>
                <Typography variant="sigma">{title}</Typography>
              </Th>
            ))}
            <Th>
              <VisuallyHidden>More</VisuallyHidden>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              isOpen={open === line.id}
              onToggle={() => {
                setOpen(open === line.id ? null : line.id);
              }}
            />
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}

function LineRow({ line, isOpen, onToggle }: { line: Line; isOpen: boolean; onToggle: () => void }) {
  const id = `line-${String(line.id)}`;
  return (
    <>
      <Tr>
        <Td>
          <Typography textColor="neutral600">
            <Time iso={line.at} />
          </Typography>
        </Td>
        <Td>
          <Flex gap={2}>
            <Avatar name={line.actorName} />
            <div>
              <Typography tag="div" textColor="neutral800">
                {line.actorName}
              </Typography>
              {line.actorRole !== null && (
                <Typography tag="div" variant="pi" textColor="neutral600">
                  {line.actorRole}
                </Typography>
              )}
            </div>
          </Flex>
        </Td>
        <Td style={{ whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '16rem' }}>
          <Flex gap={3}>
            <AreaMark area={line.area} />
            <div>
              <Sentence line={line} />
            </div>
          </Flex>
        </Td>
        <Td>
          <Typography variant="pi" textColor="neutral600">
            {line.via}
          </Typography>
        </Td>
        <Td>
          <Button size="S" variant="tertiary" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
            {isOpen ? 'Close' : 'More'}
            <VisuallyHidden>{`: ${line.words} ${line.title ?? ''}`}</VisuallyHidden>
          </Button>
        </Td>
      </Tr>
      {isOpen && (
        <Tr id={id}>
          <Td colSpan={columns.length + 1} style={{ whiteSpace: 'normal' }}>
            <LineDetails line={line} />
          </Td>
        </Tr>
      )}
    </>
  );
}
