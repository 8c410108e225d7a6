import { Button, Dialog } from '@strapi/design-system';
import type { ReactNode } from 'react';

interface LeavingDialogProps {
  /** Strapi sets it only if the session has ended. */
  title?: string;
  children: ReactNode;
  onConfirm: () => void;
}

/** High enough to be pressed on a phone. */
const forFingers = { minHeight: '44px' };

/**
 * What Strapi shows before it leaves a form with unsaved changes for the login. It takes the place of Strapi's own dialog
 * (vite.config.ts), whose red button says 'Confirm' in both cases.
 */
export function ConfirmDialog({ title, children, onConfirm }: LeavingDialogProps) {
  return (
    <Dialog.Content>
      <Dialog.Header>{title ?? 'Log out without saving?'}</Dialog.Header>
      <Dialog.Body>{children}</Dialog.Body>
      <Dialog.Footer>{title === undefined ? <LogOut onConfirm={onConfirm} /> : <LogIn />}</Dialog.Footer>
    </Dialog.Content>
  );
}

/** In every way of closing it, Strapi goes on to the login. The focus begins at what is in `Cancel`. */
const LogIn = () => (
  <Dialog.Cancel>
    <Button fullWidth style={forFingers}>
      Log in
    </Button>
  </Dialog.Cancel>
);

const LogOut = ({ onConfirm }: Pick<LeavingDialogProps, 'onConfirm'>) => (
  <>
    <Dialog.Cancel>
      <Button fullWidth variant="tertiary" style={forFingers}>
        Go back
      </Button>
    </Dialog.Cancel>
    <Button fullWidth variant="danger-light" style={forFingers} onClick={onConfirm}>
      Log out
    </Button>
  </>
);
