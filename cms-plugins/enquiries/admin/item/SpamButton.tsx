import { Button } from '@strapi/design-system';
import type { WorkProps } from './WhoAndWhere';

/** Puts an enquiry into the folder of suspected spam. Out of there leads the banner. */
export function SpamButton({ item, change, isBusy }: WorkProps) {
  if (item.isSuspect) return null;
  return (
    <Button
      variant="ghost"
      disabled={isBusy}
      onClick={() => {
        void change('suspect', { version: item.version, isSuspect: true }, 'It is marked as spam.');
      }}
    >
      Mark as spam
    </Button>
  );
}
