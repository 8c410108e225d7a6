import { Anchor } from '../../../ui/links/Anchor';
import { Form } from '../../../ui/forms/Form';
import { PasswordField } from '../../../ui/forms/fields/PasswordField';
import { SubmitButton } from '../../../ui/forms/SubmitButton';
import { EmailField } from '../../../ui/forms/fields/EmailField';
import { AccountScreen } from '../AccountScreen';
import type { AccountScreenProps } from '../arrival';
import { useArrival } from '../use-arrival';
import { useLogin } from './use-login';
import { useWayBack } from '../use-way-back';
import { useWayIn } from './use-way-in';

/** `/login`: email and password. */
export function LoginScreen({ brand, arrival }: AccountScreenProps) {
  const wayBack = useWayBack();
  const form = useLogin(wayBack);
  useArrival(arrival, form);
  useWayIn(form);
  const lead = (
    <>
      New here? <Anchor href={wayBack.to('/register')}>Create an account</Anchor>
    </>
  );
  return (
    <AccountScreen brand={brand} title="Log in" lead={lead} onLeave={wayBack.forget}>
      <Form form={form}>
        <EmailField form={form} name="email" label="Email" autoComplete="username" />
        <div>
          <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
          <p className="small aside">
            <Anchor href={wayBack.to('/forgot-password')}>Forgot password?</Anchor>
          </p>
        </div>
        <SubmitButton label="Log in" busyLabel="Logging in..." isBusy={form.isBusy} isDone={form.isDone} />
      </Form>
    </AccountScreen>
  );
}
