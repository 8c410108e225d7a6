import { resetPassword, somethingWrong } from '@lanternway/contracts/accounts/accounts';
import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { forgetAccountDrafts } from '../../../browser/drafts/account-draft';
import { forgetPendingCode } from '../../../browser/storage/pending-code';
import { send } from '../../../server-calls/client';
import { Anchor } from '../../../ui/links/Anchor';
import { Form } from '../../../ui/forms/Form';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { useCheckedForm } from '../../../ui/forms/use-checked-form';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { resultOf } from '../send-result';
import { type NewPassword, NewPasswordFields } from './NewPasswordFields';
import { ResendPlace } from '../codes/ResendPlace';
import { resetRedirectMs } from '../timings';
import { useLater } from '../use-later';
import { countWrongCode, usePendingCode } from '../codes/use-pending-code';
import { useWayBack, type WayBack } from '../use-way-back';

const schema = resetPassword.request.pick(['otp', 'newPassword']);

function useReset({ to }: WayBack) {
  const later = useLater();
  const form = useCheckedForm<NewPassword>({
    schema,
    send: async (values) => {
      const email = waiting.email ?? '';
      const outcome = await send(resetPassword, { email, ...values });
      if (outcome.kind === 'done') {
        forgetAccountDrafts('forgot');
        later(() => {
          forgetPendingCode('reset');
          void navigate(to('/login'), { replace: true, state: { email } });
        }, resetRedirectMs);
      }
      countWrongCode('reset', outcome);
      return resultOf(outcome, somethingWrong);
    },
  });
  const waiting = usePendingCode('reset', form.say);
  return { form, waiting };
}

/** `/reset-password`: the code from the mail, and the new password. */
export function ResetPasswordScreen({ brand }: AccountScreenProps) {
  const wayBack = useWayBack();
  const { form, waiting } = useReset(wayBack);
  const start = wayBack.to('/forgot-password');
  const isForNobody = waiting.email === null && !form.isDone;
  useEffect(() => {
    if (isForNobody) void navigate(start, { replace: true });
  }, [isForNobody, start]);
  return (
    <AccountScreen
      brand={brand}
      title="Set a new password"
      lead="If the address below has an account, a code is on its way to it."
      onLeave={wayBack.forget}
    >
      <Form form={form}>
        <NewPasswordFields form={form} waiting={waiting} />
        <SubmitButton
          label="Set password"
          busyLabel="Setting password..."
          isBusy={form.isBusy}
          isDone={form.isDone}
        />
      </Form>
      <div>
        <ResendPlace waiting={waiting} />
        <p className="small muted">
          No email? Look in spam, or <Anchor href={start}>use another address</Anchor>.
        </p>
      </div>
    </AccountScreen>
  );
}
