import type { OrderDetail } from '@lanternway/contracts/payments/staff';
import { Panel } from '@lanternway/desk/parts/Panel';
import { Time } from '@lanternway/desk/parts/Time';
import { Box, Flex, Typography } from '@strapi/design-system';
import { Money } from '../parts/Money';
import { NoteFile } from '../parts/NoteFile';

/** The credit notes of the order's refunds. Hidden if there is none. */
export function NotesPanel({ order: { creditNotes, currency } }: { order: OrderDetail }) {
  if (creditNotes.length === 0) return null;
  return (
    <Panel title="Credit notes">
      <Flex tag="ul" direction="column" alignItems="stretch" gap={3}>
        {creditNotes.map((note) => (
          <Box tag="li" key={note.id}>
            <Flex gap={2} wrap="wrap">
              <Typography fontWeight="bold">{note.title}</Typography>
              <Typography>
                <Money minor={note.amount} currency={currency} />
              </Typography>
              <Typography textColor="neutral600">
                <Time iso={note.issuedAt} />
              </Typography>
            </Flex>
            <NoteFile note={note} />
          </Box>
        ))}
      </Flex>
    </Panel>
  );
}
