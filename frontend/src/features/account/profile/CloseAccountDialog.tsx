import { closeAccount } from '@lanternway/contracts/accounts/accounts';
import { styled } from '@mui/material/styles';
import { navigate } from 'gatsby';
import { endSession } from '../../../browser/storage/session';
import { send } from '../../../server-calls/client';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { Form } from '../../../ui/forms/Form';
import { PasswordField } from '../../../ui/forms/mui/PasswordField';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { useCheckedForm } from '../../../ui/forms/use-checked-form';
import type { SendResult } from '../../../ui/forms/use-sending';
import { raiseToast } from '../../../ui/toast/toasts';
import { resultOf } from '../send-result';
import '../../../ui/styles/dialog.css';

export const closeDialogId = 'close-account';
const titleId = 'close-account-title';

const Narrow = styled(Dialog)({ maxWidth: 520, '@media (max-width: 767px)': { maxWidth: '100%' } });

const DialogBody = styled('div')({
  display: 'grid',
  gap: 16,
  '& h2': { fontSize: 'var(--fs-h3)', paddingRight: 48 },
  '& ul': { display: 'grid', gap: 6, paddingLeft: 20, listStyle: 'disc' },
});

/** Closes the account. Then nobody is logged in here any more, so the parent goes home. */
async function leaveForGood(values: { password: string }): Promise<SendResult> {
  const outcome = await send(closeAccount, values);
  if (outcome.kind === 'done') {
    endSession();
    raiseToast({ tone: 'good', text: outcome.reply.message });
    void navigate('/');
  }
  return resultOf(outcome, 'Your account could not be closed. Please check your connection.');
}

/** Says what closing means before it happens, and asks for the password (product rule B9). */
export function CloseAccountDialog() {
  const form = useCheckedForm<{ password: string }>({ schema: closeAccount.request, send: leaveForGood });
  return (
    <Narrow id={closeDialogId} labelledBy={titleId} className="dlg">
      <DialogBody className="dlg-b">
        <h2 id={titleId}>Close your account?</h2>
        <ul>
          <li>You are logged out on every device and cannot log in again.</li>
          <li>Your name and email are removed from your account.</li>
          <li>Free class requests, messages and applications sent from your email are removed.</li>
          <li>Orders and receipts are kept without them, as the law requires.</li>
        </ul>
        <p>This cannot be undone.</p>
        <Form form={form}>
          <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
          <SubmitButton
            label="Close account for good"
            busyLabel="Closing..."
            isBusy={form.isBusy}
            isDone={form.isDone}
          />
        </Form>
      </DialogBody>
    </Narrow>
  );
}
