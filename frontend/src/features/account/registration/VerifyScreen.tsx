import { verifyOtp, wrongOtp } from '@lanternway/contracts/accounts/accounts';
import { navigate } from 'gatsby';
import { useEffect } from 'react';
import { forgetAccountDrafts } from '../../../browser/drafts/account-draft';
import { forgetPendingCode } from '../../../browser/storage/pending-code';
import { readVisit } from '../../../browser/storage/visit';
import { send } from '../../../server-calls/client';
import { Anchor } from '../../../ui/links/Anchor';
import { Form } from '../../../ui/forms/Form';
import { ReadOnlyField } from '../../../ui/forms/mui/ReadOnlyField';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { useCheckedForm } from '../../../ui/forms/use-checked-form';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { resultOf } from '../send-result';
import { OtpField } from '../codes/OtpField';
import { ResendPlace } from '../codes/ResendPlace';
import { verifyRedirectMs } from '../timings';
import { useArrival } from '../use-arrival';
import { useLater } from '../use-later';
import { countWrongCode, usePendingCode } from '../codes/use-pending-code';
import { useWayBack, type WayBack } from '../use-way-back';

const schema = verifyOtp.request.pick(['otp']);

function useVerification({ to }: WayBack) {
  const later = useLater();
  const form = useCheckedForm<{ otp: string }>({
    schema,
    send: async ({ otp }) => {
      const email = waiting.email ?? '';
      const outcome = await send(verifyOtp, { email, otp, origin: readVisit() });
      if (outcome.kind === 'done') {
        forgetAccountDrafts('register');
        later(() => {
          forgetPendingCode('register');
          void navigate(to('/login'), { replace: true, state: { email } });
        }, verifyRedirectMs);
      }
      countWrongCode('register', outcome);
      return resultOf(outcome, wrongOtp);
    },
  });
  const waiting = usePendingCode('register', form.say);
  return { form, waiting };
}

/** `/verify-otp`: the code from the mail that follows a registration. */
export function VerifyScreen({ brand, arrival }: AccountScreenProps) {
  const wayBack = useWayBack();
  const { form, waiting } = useVerification(wayBack);
  useArrival({ notice: arrival.notice }, form);
  const start = wayBack.to('/register');
  const isForNobody = waiting.email === null && !form.isDone;
  useEffect(() => {
    if (isForNobody) void navigate(start, { replace: true });
  }, [isForNobody, start]);
  return (
    <AccountScreen
      brand={brand}
      title="Check your email"
      lead="We sent a code to the address below. Enter it to finish your account."
      onLeave={wayBack.forget}
    >
      <Form form={form}>
        <ReadOnlyField label="Email" name="email" autoComplete="username" value={waiting.email ?? ''} />
        <OtpField field={form.field('otp')} triesLeft={waiting.triesLeft} isDone={form.isDone} />
        <SubmitButton label="Verify" busyLabel="Verifying..." isBusy={form.isBusy} isDone={form.isDone} />
      </Form>
      <div>
        <ResendPlace waiting={waiting} />
        <p className="small muted">
          No email? Look in spam, or <Anchor href={start}>start again</Anchor>.
        </p>
      </div>
    </AccountScreen>
  );
}
