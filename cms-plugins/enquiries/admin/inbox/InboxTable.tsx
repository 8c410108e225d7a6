import { kindLabels, type InboxRow } from '@lanternway/contracts/enquiries/staff';
import { Time } from '@lanternway/desk/parts/Time';
import {
  Box,
  Checkbox,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
  VisuallyHidden,
} from '@strapi/design-system';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LeadLink } from '../parts/LeadLink';
import { StatusBadge } from '../parts/StatusBadge';

const columns = ['Name', 'Kind', 'About', 'Status', 'Owner', 'Next step', 'Received'];

interface InboxTableProps {
  rows: InboxRow[];
  total: number;
  /** null if rows cannot be chosen. */
  chosenIds: ReadonlySet<string> | null;
  onChoose: (ids: ReadonlySet<string>) => void;
}

export function InboxTable({ rows, total, chosenIds, onChoose }: InboxTableProps) {
  return (
    <Table
      colCount={columns.length + (chosenIds === null ? 0 : 1)}
      rowCount={total + 1}
      aria-label="Enquiries"
    >
      <Thead>
        <Tr>
          {chosenIds !== null && (
            <Th>
              <ChooseAll rows={rows} chosenIds={chosenIds} onChoose={onChoose} />
            </Th>
          )}
          {columns.map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <InboxTableRow
            key={row.id}
            row={row}
            isChosen={chosenIds === null ? null : chosenIds.has(row.id)}
            onChoose={(isChosen) => {
              const others = [...(chosenIds ?? [])].filter((id) => id !== row.id);
              onChoose(new Set(isChosen ? [...others, row.id] : others));
            }}
          />
        ))}
      </Tbody>
    </Table>
  );
}

interface ChooseAllProps {
  rows: InboxRow[];
  chosenIds: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

function ChooseAll({ rows, chosenIds, onChoose }: ChooseAllProps) {
  const areSome = chosenIds.size > 0;
  const areAll = chosenIds.size === rows.length;
  return (
    <Checkbox
      aria-label="Choose all of this page"
      checked={areSome && !areAll ? 'indeterminate' : areAll}
      onCheckedChange={() => {
        onChoose(new Set(areAll ? [] : rows.map(({ id }) => id)));
      }}
    />
  );
}

interface InboxTableRowProps {
  row: InboxRow;
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
}

function InboxTableRow({ row, isChosen, onChoose }: InboxTableRowProps) {
  const [query] = useSearchParams();
  return (
    <Tr>
      {isChosen !== null && (
        <Td>
          <Checkbox
            aria-label={`Choose ${row.name}`}
            checked={isChosen}
            onCheckedChange={(checked) => {
              onChoose(checked === true);
            }}
          />
        </Td>
      )}
      <Td>
        <Box minWidth="16rem">
          <LeadLink row={row} inbox={query.toString()} isStatusBeside />
          <Typography variant="pi" textColor="neutral600" style={{ overflowWrap: 'anywhere' }}>
            {row.email}
          </Typography>
        </Box>
      </Td>
      <Cell>{kindLabels[row.kind]}</Cell>
      <Td>
        <Box minWidth="12rem" maxWidth="24rem">
          <Typography ellipsis textColor="neutral800" title={row.about}>
            {row.about}
          </Typography>
        </Box>
      </Td>
      <Td>
        <StatusBadge status={row.status} />
      </Td>
      <Cell>{row.owner?.name ?? <Nothing word="Nobody" />}</Cell>
      <Td>
        {row.nextStep === null ? (
          <Nothing word="None" />
        ) : (
          <Box minWidth="12rem" maxWidth="22rem">
            <Typography ellipsis textColor="neutral800" title={row.nextStep.text}>
              {row.nextStep.text}
            </Typography>
            <Typography variant="pi" textColor={row.isOverdue ? 'danger600' : 'neutral600'}>
              <Time iso={row.nextStep.dueAt} />
            </Typography>
          </Box>
        )}
      </Td>
      <Cell>
        <Time iso={row.receivedAt} />
      </Cell>
    </Tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <Td>
      <Typography textColor="neutral800">{children}</Typography>
    </Td>
  );
}

/** An empty cell, with a text for screen readers. */
function Nothing({ word }: { word: string }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{word}</VisuallyHidden>
    </>
  );
}
