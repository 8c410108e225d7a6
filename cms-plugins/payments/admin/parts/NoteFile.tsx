import type { OrderCreditNote } from '@lanternway/contracts/payments/credit-notes';
import { openCreditNote } from '@lanternway/contracts/payments/registers/staff-calls';
import { pathTo } from '@lanternway/contracts/wire/staff-endpoint';
import { SaveFileButton } from '@lanternway/desk/parts/SaveFileButton';

/** Opens a credit note as a file. */
export function NoteFile({ note: { id, number } }: { note: OrderCreditNote }) {
  return (
    <SaveFileButton
      variant="tertiary"
      path={pathTo(openCreditNote, { id })}
      fileName={`note-${number.replaceAll('/', '-')}.pdf`}
    >
      {`PDF of ${number}`}
    </SaveFileButton>
  );
}
