import { forgotPassword, somethingWrong } from '@lanternway/contracts/accounts/accounts';
import { navigate } from 'gatsby';
import { useState } from 'react';
import { forgetAccountDrafts, openAccountDraft } from '../../../browser/drafts/account-draft';
import { send } from '../../../server-calls/client';
import { Anchor } from '../../../ui/links/Anchor';
import { Form } from '../../../ui/forms/Form';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { EmailField } from '../../../ui/forms/mui/EmailField';
import { useCheckedForm } from '../../../ui/forms/use-checked-form';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { resultOf } from '../send-result';
import { forgotRedirectMs } from '../timings';
import { useLater } from '../use-later';
import { startWaiting } from '../codes/use-pending-code';
import { useWayBack, type WayBack } from '../use-way-back';

function useForgotten({ to }: WayBack) {
  const later = useLater();
  const [kept] = useState(() => openAccountDraft('forgot'));
  return useCheckedForm<{ email: string }>({
    schema: forgotPassword.request,
    kept,
    send: async ({ email }) => {
      const outcome = await send(forgotPassword, { email });
      if (outcome.kind === 'done') {
        startWaiting('reset', email);
        forgetAccountDrafts('login');
        later(() => void navigate(to('/reset-password')), forgotRedirectMs);
      }
      return resultOf(outcome, somethingWrong);
    },
  });
}

/** `/forgot-password`: asks for a code for setting a new password. */
export function ForgotPasswordScreen({ brand }: AccountScreenProps) {
  const wayBack = useWayBack();
  const form = useForgotten(wayBack);
  return (
    <AccountScreen
      brand={brand}
      title="Forgot your password?"
      lead="Tell us your email, and we’ll send you a code to set a new password."
      onLeave={wayBack.forget}
    >
      <Form form={form}>
        <EmailField form={form} name="email" label="Email" autoComplete="username" />
        <SubmitButton label="Send code" busyLabel="Sending..." isBusy={form.isBusy} isDone={form.isDone} />
      </Form>
      <p className="small muted">
        Remembered it? <Anchor href={wayBack.to('/login')}>Log in</Anchor>
      </p>
    </AccountScreen>
  );
}
