import { Form } from '../../../ui/forms/Form';
import { PasswordField } from '../../../ui/forms/mui/PasswordField';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { EmailField } from '../../../ui/forms/mui/EmailField';
import { RequiredNote } from '../../../ui/forms/RequiredNote';
import type { CheckedForm } from '../../../ui/forms/use-checked-form';
import { Anchor } from '../../../ui/links/Anchor';
import type { WayBack } from '../use-way-back';
import type { Credentials } from './use-login';

interface LoginFieldsProps {
  form: CheckedForm<Credentials>;
  wayBack: WayBack;
}

/** Email and password of an account. */
export function LoginFields({ form, wayBack }: LoginFieldsProps) {
  return (
    <Form form={form}>
      <RequiredNote />
      <EmailField form={form} name="email" label="Email" autoComplete="username" />
      <div>
        <PasswordField label="Password" autoComplete="current-password" {...form.field('password')} />
        <p className="small aside">
          <Anchor href={wayBack.to('/forgot-password')}>Forgot password?</Anchor>
        </p>
      </div>
      <SubmitButton label="Log in" busyLabel="Logging in..." isBusy={form.isBusy} isDone={form.isDone} />
    </Form>
  );
}
