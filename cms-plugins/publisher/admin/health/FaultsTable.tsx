import type { Fault } from '@lanternway/contracts/publishing/health';
import { faultLabels } from '@lanternway/contracts/publishing/health';
import { leaveFault, takeBackFault } from '@lanternway/contracts/publishing/health-calls';
import { writeCall } from '@lanternway/contracts/wire/staff-endpoint';
import { AskDialog } from '@lanternway/desk/parts/AskDialog';
import { ListTable } from '@lanternway/desk/lists/ListTable';
import type { Column } from '@lanternway/desk/parts/DataTable';
import { formatTime } from '@lanternway/desk/format/times';
import { Box, Button, Flex, LinkButton, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { useDoing } from '../asking/use-doing';
import { Ago } from '../parts/Ago';
import { EntryTitle } from '../parts/EntryTitle';

interface FaultsTableProps {
  faults: readonly Fault[];
  total: number;
  onDone: () => void;
}

export const FaultsTable = ({ faults, total, onDone }: FaultsTableProps) => (
  <ListTable
    label="What is wrong"
    rows={faults}
    total={total}
    keyOf={({ id }) => id}
    columns={[...columns, { title: 'Do', cell: (fault) => <Deeds fault={fault} onDone={onDone} /> }]}
  />
);

const columns: Column<Fault>[] = [
  { title: 'Entry', cell: (fault) => <Entry fault={fault} /> },
  { title: 'What is wrong', cell: (fault) => <Sentence fault={fault} /> },
  { title: 'Owner', cell: ({ owner }) => owner },
  { title: 'Found', cell: ({ foundAt }) => <Ago iso={foundAt} /> },
];

const wrapping = { whiteSpace: 'normal', overflowWrap: 'anywhere' } as const;

const Entry = ({ fault: { entry, type } }: { fault: Fault }) => (
  <Box minWidth="12rem" maxWidth="24rem" style={wrapping}>
    <EntryTitle entry={entry} />
    <Typography tag="p" variant="pi" textColor="neutral600">
      {type}
    </Typography>
  </Box>
);

const Sentence = ({ fault: { kind, sentence, left } }: { fault: Fault }) => (
  <Box minWidth="20rem" maxWidth="44rem" style={wrapping}>
    <Typography tag="p" fontWeight="semiBold">
      {faultLabels[kind]}
    </Typography>
    <Typography tag="p">{sentence}</Typography>
    {left !== null && (
      <Typography tag="p" variant="pi" textColor="neutral600">
        {`Left until ${formatTime(left.until)} by ${left.by}: “${left.reason}”`}
      </Typography>
    )}
  </Box>
);

function Deeds({ fault, onDone }: { fault: Fault; onDone: () => void }) {
  const { isBusy, act } = useDoing();
  const { id, entry, left, sentence } = fault;

  async function leave(reason: string): Promise<string | null> {
    const done = await act(writeCall(leaveFault, { id }, { reason }), 'It is ignored for 90 days.');
    if (done.kind === 'refused') return done.sentence;
    onDone();
    return null;
  }

  return (
    <Flex gap={2}>
      {entry.href !== null && (
        <LinkButton
          tag={NavLink}
          to={entry.href}
          size="S"
          variant="tertiary"
          aria-label={`Open: ${entry.title}`}
        >
          Open
        </LinkButton>
      )}
      {left === null ? (
        <AskDialog
          isBusy={isBusy}
          open="Leave it"
          label={`Leave it: ${entry.title}`}
          title="Leave it for 90 days?"
          text={sentence}
          asks="Why it may stay"
          confirm="Leave it"
          onConfirm={leave}
        />
      ) : (
        <Button
          size="S"
          variant="secondary"
          loading={isBusy}
          aria-label={`Put back on the list: ${entry.title}`}
          onClick={() => {
            void act(writeCall(takeBackFault, { id }, {}), 'It is back on the list.').then(onDone);
          }}
        >
          Put it back
        </Button>
      )}
    </Flex>
  );
}
