import type { MailRow } from '@lanternway/contracts/mail/mails';
import { useNarrow } from '@lanternway/desk/lists/use-narrow';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, IconButton, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { Eye } from '@strapi/icons';
import type { ReactNode } from 'react';
import { MailCards } from './MailCards';
import { StateBadge } from './StateBadge';
import { kindInWords } from './labels';

const columns = ['To', 'What', 'State', 'Attempts', 'Last problem', 'Queued', 'Done or next try'];

interface MailTableProps {
  mails: MailRow[];
  onOpen: (id: number) => void;
}

/** The mails; as cards where the window is too narrow for a table. */
export function MailTable({ mails, onOpen }: MailTableProps) {
  const isNarrow = useNarrow();
  if (isNarrow) return <MailCards mails={mails} onOpen={onOpen} />;
  return (
    <Table colCount={columns.length + 1} rowCount={mails.length + 1}>
      <Thead>
        <Tr>
          {columns.map((name) => (
            <Th key={name}>
              <Typography variant="sigma">{name}</Typography>
            </Th>
          ))}
          <Th>
            <Typography variant="sigma">Open</Typography>
          </Th>
        </Tr>
      </Thead>
      <Tbody>
        {mails.map((mail) => (
          <MailTableRow
            key={mail.id}
            mail={mail}
            onOpen={() => {
              onOpen(mail.id);
            }}
          />
        ))}
      </Tbody>
    </Table>
  );
}

function MailTableRow({ mail, onOpen }: { mail: MailRow; onOpen: () => void }) {
  const { to, state, attempts, problem, queuedAt, settledAt, nextAttemptAt } = mail;
  const end = settledAt ?? nextAttemptAt;
  return (
    <Tr onClick={onOpen} style={{ cursor: 'pointer' }}>
      <Cell>{to}</Cell>
      <Cell>{kindInWords(mail)}</Cell>
      <Td>
        <StateBadge state={state} />
      </Td>
      <Cell>{attempts}</Cell>
      <Cell>{problem ?? ''}</Cell>
      <Cell>
        <Time iso={queuedAt} />
      </Cell>
      <Cell>{end === null ? '' : <Time iso={end} />}</Cell>
      <Td>
        <IconButton
          label={`Open the mail to ${to}`}
          variant="ghost"
          onClick={(event: { stopPropagation: () => void }) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          <Eye />
        </IconButton>
      </Td>
    </Tr>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return (
    <Td>
      <Box maxWidth="26rem">
        <Typography textColor="neutral800" ellipsis={typeof children === 'string' && children.length > 60}>
          {children}
        </Typography>
      </Box>
    </Td>
  );
}
