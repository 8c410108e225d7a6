import { register, registerFailed } from '@lanternway/contracts/accounts/accounts';
import { passwordMinimum } from '@lanternway/contracts/fields/fields';
import { navigate } from 'gatsby';
import { send } from '../../../server-calls/client';
import { Anchor } from '../../../ui/links/Anchor';
import { Form } from '../../../ui/forms/Form';
import { PasswordField } from '../../../ui/forms/fields/PasswordField';
import { RequiredNote } from '../../../ui/forms/RequiredNote';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { EmailField } from '../../../ui/forms/fields/EmailField';
import { TextField } from '../../../ui/forms/fields/TextField';
import { type CheckedForm, useCheckedForm } from '../../../ui/forms/use-checked-form';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { resultOf } from '../send-result';
import { startWaiting } from '../codes/use-pending-code';
import { useWayBack, type WayBack } from '../use-way-back';

interface Registration {
  username: string;
  email: string;
  password: string;
}

function useRegistration({ to }: WayBack): CheckedForm<Registration> {
  return useCheckedForm<Registration>({
    schema: register.request,
    send: async (registration) => {
      const outcome = await send(register, registration);
      if (outcome.kind === 'done') {
        startWaiting('register', registration.email);
        void navigate(to('/verify-otp'));
        return { kind: 'done' };
      }
      return resultOf(outcome, registerFailed);
    },
  });
}

/** `/register`: name, email and a password. The next step confirms them with a code. */
export function RegisterScreen({ brand }: AccountScreenProps) {
  const wayBack = useWayBack();
  const form = useRegistration(wayBack);
  const lead = (
    <>
      Registered already? <Anchor href={wayBack.to('/login')}>Log in</Anchor>
    </>
  );
  return (
    <AccountScreen brand={brand} title="Create an account" lead={lead} onLeave={wayBack.forget}>
      <Form form={form}>
        <RequiredNote />
        <TextField label="Name" autoComplete="name" {...form.field('username')} />
        <EmailField form={form} name="email" label="Email" autoComplete="username" />
        <PasswordField
          label="Password"
          help={`At least ${passwordMinimum} characters`}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <SubmitButton
          label="Create account"
          busyLabel="Creating account..."
          isBusy={form.isBusy}
          isDone={form.isDone}
        />
      </Form>
      <p className="small muted">
        We use your details as the <Anchor href="/privacy">privacy policy</Anchor> says.
      </p>
    </AccountScreen>
  );
}
