import { closeAccount } from '@lanternway/contracts/accounts/accounts';
import { styled } from '@mui/material/styles';
import { navigate } from 'gatsby';
import { endSession } from '../../../browser/storage/session';
import { send } from '../../../server-calls/client';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { DialogButton } from '../../../ui/dialogs/DialogButton';
import { Form } from '../../../ui/forms/Form';
import { PasswordField } from '../../../ui/forms/mui/PasswordField';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { palette } from '../../../ui/forms/theme/theme';
import { useCheckedForm } from '../../../ui/forms/use-checked-form';
import type { SendResult } from '../../../ui/forms/use-sending';
import { raiseToast } from '../../../ui/toast/toasts';
import { buttonClass } from '../../../ui/links/button-class';
import { resultOf } from '../send-result';
import '../../../ui/styles/dialog.css';

export const closeDialogId = 'close-account';
const titleId = 'close-account-title';

const Narrow = styled(Dialog)({ maxWidth: 520, '@media (max-width: 767px)': { maxWidth: '100%' } });

const DialogBody = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  '& ul': { display: 'grid', gap: 6, paddingLeft: 20, listStyle: 'disc' },
});

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  '& .btn': { flex: '1 1 120px' },
  '& [type="submit"]': { flex: '2 1 220px', width: 'auto' },
  // What cannot be undone has the colour of errors, while it is sent too.
  '&& [type="submit"]:is(:enabled, [aria-busy="true"])': {
    backgroundColor: palette.error.main,
    boxShadow: `inset 0 -3px 0 ${palette.error.dark}`,
  },
  '&& [type="submit"]:enabled:hover': { backgroundColor: palette.error.dark },
});

/** Closes the account. Then nobody is logged in here any more, so the parent goes home. */
async function leaveForGood(values: { password: string }): Promise<SendResult> {
  const outcome = await send(closeAccount, values);
  if (outcome.kind === 'done') {
    endSession();
    raiseToast({ tone: 'good', text: outcome.reply.message });
    void navigate('/');
  }
  return saidOnce(resultOf(outcome, 'Your account could not be closed. Please check your connection.'));
}

/** The field says what is wrong with it and gets the focus: the same sentence above it would be read twice. */
function saidOnce(result: SendResult): SendResult {
  if (result.kind !== 'refused' || result.errors?.['password'] !== result.text) return result;
  return { ...result, text: undefined };
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
          <Ways>
            <DialogButton
              className={buttonClass({ look: 'outline', size: 'large' })}
              does="close"
              dialog={closeDialogId}
            >
              Cancel
            </DialogButton>
            <SubmitButton
              label="Close account for good"
              busyLabel="Closing..."
              isBusy={form.isBusy}
              isDone={form.isDone}
            />
          </Ways>
        </Form>
      </DialogBody>
    </Narrow>
  );
}
