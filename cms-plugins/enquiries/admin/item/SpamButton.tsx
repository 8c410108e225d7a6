import { markSuspect } from '@lanternway/contracts/enquiries/staff-calls';
import { Button } from '@strapi/design-system';
import type { WorkProps } from './WhoAndWhere';

/** Moves an enquiry to the folder of suspected spam. The banner moves it back. */
export function SpamButton({ item, change, isBusy }: WorkProps) {
  if (item.isSuspect) return null;
  return (
    <Button
      variant="ghost"
      disabled={isBusy}
      onClick={() => {
        void change(markSuspect, { version: item.version, isSuspect: true }, 'It is marked as spam.');
      }}
    >
      Mark as spam
    </Button>
  );
}
