import { buttonClass } from '../../../ui/links/button-class';
import { DialogButton } from '../../../ui/dialogs/DialogButton';
import { CloseAccountDialog, closeDialogId } from './CloseAccountDialog';
import { Matter } from './Matter';

/** The button that closes the account. */
export function CloseAccount() {
  return (
    <Matter className="card">
      <h2>Close your account</h2>
      <p className="muted">You can leave at any time. We ask for your password first.</p>
      <DialogButton className={buttonClass({ look: 'outline' })} does="show-modal" dialog={closeDialogId}>
        Close account
      </DialogButton>
      <CloseAccountDialog />
    </Matter>
  );
}
