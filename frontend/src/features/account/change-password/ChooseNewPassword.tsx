import { changeFailed, verifyPasswordChange } from '@lanternway/contracts/accounts/accounts';
import Button from '@mui/material/Button';
import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { forgetPendingCode } from '../../../browser/storage/pending-code';
import { send } from '../../../server-calls/client';
import { Form } from '../../../ui/forms/Form';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { useCheckedForm } from '../../../ui/forms/use-checked-form';
import type { Arrival } from '../arrival';
import { resultOf } from '../send-result';
import { leaveSession } from '../log-out';
import { type NewPassword, NewPasswordFields } from '../passwords/NewPasswordFields';
import { ResendPlace } from '../codes/ResendPlace';
import { changeRedirectMs } from '../timings';
import { useLater } from '../use-later';
import { countWrongCode, usePendingCode } from '../codes/use-pending-code';

const schema = verifyPasswordChange.request.pick(['otp', 'newPassword']);

/** The parent tries the new password at once, so this session ends here, although the server would keep it. */
function goToLogin(email: string, notice: string): void {
  forgetPendingCode('change');
  leaveSession();
  void navigate('/login', { replace: true, state: { email, notice } satisfies Arrival });
}

function useChange() {
  const later = useLater();
  const form = useCheckedForm<NewPassword>({
    schema,
    send: async (values) => {
      const email = waiting.email ?? '';
      const outcome = await send(verifyPasswordChange, { email, ...values });
      if (outcome.kind === 'done') later(() => goToLogin(email, outcome.reply.message), changeRedirectMs);
      countWrongCode('change', outcome);
      return resultOf(outcome, changeFailed);
    },
  });
  const waiting = usePendingCode('change', form.say);
  return { form, waiting };
}

interface ChooseNewPasswordProps {
  /** What the server said to the first step; null after a reload. */
  arrivedWith: string | null;
  onStartOver: () => void;
}

/** The second step: the code from the mail, and the new password. */
export function ChooseNewPassword({ arrivedWith, onStartOver }: ChooseNewPasswordProps) {
  const { form, waiting } = useChange();
  const { say } = form;
  useEffect(() => {
    if (arrivedWith === null) return;
    say({ tone: 'info', text: arrivedWith });
    // The button that was pressed went away with the first step.
    document.getElementById('otp')?.focus();
  }, [arrivedWith, say]);
  return (
    <>
      <p>Step 2 of 2</p>
      <Form form={form}>
        <NewPasswordFields form={form} waiting={waiting} />
        <SubmitButton
          label="Change password"
          busyLabel="Changing password..."
          isBusy={form.isBusy}
          isDone={form.isDone}
        />
      </Form>
      <div>
        <ResendPlace waiting={waiting} />
        <Button variant="text" size="small" sx={{ ml: -1.5 }} disabled={form.isDone} onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </>
  );
}
