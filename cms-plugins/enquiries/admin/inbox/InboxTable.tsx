import { statusLabels, type InboxRow } from '@lanternway/contracts/enquiries/staff';
import { formatSpan } from '@lanternway/desk/format/spans';
import { timeInFull } from '@lanternway/desk/format/times';
import { openRow } from '@lanternway/desk/lists/open-row';
import { Avatar } from '@lanternway/desk/parts/Avatar';
import { NoValue } from '@lanternway/desk/parts/DataTable';
import {
  Checkbox,
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
import { useSearchParams } from 'react-router-dom';
import { LeadLink } from '../parts/LeadLink';
import { AssignToMe, type Assign } from './row/AssignToMe';
import { CompactTable } from './CompactTable';
import { KindWord } from './row/KindWord';
import { MoreMenu } from './row/MoreMenu';
import { Origin } from './row/Origin';
import { Reach } from './row/Reach';
import { ReplyBy } from './row/ReplyBy';

const columns = ['Reply by', 'Name', 'Kind', 'About', 'Source', 'Owner', 'Next step', 'Waits'];

interface InboxTableProps {
  rows: InboxRow[];
  total: number;
  now: Date;
  /** null if rows cannot be chosen. */
  chosenIds: ReadonlySet<string> | null;
  onChoose: (ids: ReadonlySet<string>) => void;
  /** null if the reader cannot own enquiries. */
  assign: Assign | null;
}

export function InboxTable({ rows, total, now, chosenIds, onChoose, assign }: InboxTableProps) {
  return (
    <CompactTable>
      <Table
        colCount={columns.length + (chosenIds === null ? 1 : 2)}
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
            <Th>
              <VisuallyHidden>Actions</VisuallyHidden>
            </Th>
          </Tr>
        </Thead>
        <Tbody>
          {rows.map((row) => (
            <InboxTableRow
              key={row.id}
              row={row}
              now={now}
              assign={assign}
              isChosen={chosenIds === null ? null : chosenIds.has(row.id)}
              onChoose={(isChosen) => {
                const others = [...(chosenIds ?? [])].filter((id) => id !== row.id);
                onChoose(new Set(isChosen ? [...others, row.id] : others));
              }}
            />
          ))}
        </Tbody>
      </Table>
    </CompactTable>
  );
}

type ChooseAllProps = Pick<InboxTableProps, 'rows' | 'onChoose'> & { chosenIds: ReadonlySet<string> };

function ChooseAll({ rows, chosenIds, onChoose }: ChooseAllProps) {
  const areSome = chosenIds.size > 0;
  const areAll = chosenIds.size === rows.length;
  return (
    <Checkbox
      aria-label="Select all on this page"
      checked={areSome && !areAll ? 'indeterminate' : areAll}
      onCheckedChange={() => {
        onChoose(new Set(areAll ? [] : rows.map(({ id }) => id)));
      }}
    />
  );
}

interface InboxTableRowProps extends Pick<InboxTableProps, 'now' | 'assign'> {
  row: InboxRow;
  isChosen: boolean | null;
  onChoose: (isChosen: boolean) => void;
}

function InboxTableRow({ row, now, assign, isChosen, onChoose }: InboxTableRowProps) {
  const [query] = useSearchParams();
  return (
    <Tr data-row onClick={openRow}>
      {isChosen !== null && (
        <Td>
          <Checkbox
            aria-label={`Select ${row.name}`}
            checked={isChosen}
            onCheckedChange={(checked) => {
              onChoose(checked === true);
            }}
          />
        </Td>
      )}
      <Td>{row.replyBy === null ? <NoValue /> : <ReplyBy iso={row.replyBy} now={now} />}</Td>
      <Td data-open>
        <LeadLink row={row} inbox={query.toString()} isStatusShown />
        <Typography tag="p" variant="pi" textColor="neutral600" ellipsis>
          {row.phone ?? row.email}
        </Typography>
      </Td>
      <RowFacts row={row} now={now} assign={assign} />
      <Td>
        <Flex justifyContent="end">
          <Reach row={row} />
          <MoreMenu row={row} assign={assign} />
        </Flex>
      </Td>
    </Tr>
  );
}

const Owner = ({ owner }: Pick<InboxRow, 'owner'>) =>
  owner === null ? (
    <Typography>No owner</Typography>
  ) : (
    <Flex gap={2}>
      <Avatar name={owner.name} />
      <Typography ellipsis title={owner.name}>
        {owner.name}
      </Typography>
    </Flex>
  );

function RowFacts({ row, now, assign }: Pick<InboxTableRowProps, 'row' | 'now' | 'assign'>) {
  const { kind, about, status, owner, nextStep, receivedAt } = row;
  return (
    <>
      <Td>
        <KindWord kind={kind} />
      </Td>
      <Td>
        <Typography className="two-lines" title={about}>
          {about}
        </Typography>
      </Td>
      <Td>
        <Origin row={row} />
      </Td>
      <Td>
        {owner === null && assign !== null ? (
          <AssignToMe row={row} assign={assign} />
        ) : (
          <Owner owner={owner} />
        )}
      </Td>
      <Td>
        {nextStep !== null && (
          <Typography tag="p" ellipsis title={nextStep.text}>
            {nextStep.text}
          </Typography>
        )}
        <Typography tag="p" variant="pi" textColor="neutral600">
          {statusLabels[status]}
        </Typography>
      </Td>
      <Td>
        <Typography
          textColor="neutral600"
          title={`Received ${timeInFull(receivedAt)}`}
          style={{ whiteSpace: 'nowrap' }}
        >
          {formatSpan(now.getTime() - new Date(receivedAt).getTime())}
        </Typography>
      </Td>
    </>
  );
}
