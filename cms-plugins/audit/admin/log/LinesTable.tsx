import type { Line } from '@lanternway/contracts/audit/staff';
import { Time } from '@lanternway/desk/parts/Time';
import {
  Box,
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
import { AreaMark } from './AreaMark';
import { LineDetails } from './LineDetails';
import { detailsId, More, Who } from './LineParts';
import { Sentence } from './Sentence';

const columns = ['When', 'Who', 'What', 'Via'];

interface LinesTableProps {
  lines: readonly Line[];
  total: number;
  open: number | null;
  onToggle: (line: Line) => void;
}

/** A line for each deed. A line opens to what it keeps; one at a time. */
export function LinesTable({ lines, total, open, onToggle }: LinesTableProps) {
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
                onToggle(line);
              }}
            />
          ))}
        </Tbody>
      </Table>
    </Box>
  );
}

function LineRow({ line, isOpen, onToggle }: { line: Line; isOpen: boolean; onToggle: () => void }) {
  return (
    <>
      <Tr>
        <Td>
          <Typography textColor="neutral600">
            <Time iso={line.at} />
          </Typography>
        </Td>
        <Td>
          <Who line={line} />
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
          <More line={line} isOpen={isOpen} onToggle={onToggle} />
        </Td>
      </Tr>
      {isOpen && (
        <Tr id={detailsId(line)}>
          <Td colSpan={columns.length + 1} style={{ whiteSpace: 'normal' }}>
            <LineDetails line={line} />
          </Td>
        </Tr>
      )}
    </>
  );
}
