import { passwordMinimum } from '@lanternway/contracts/fields/fields';
import { styled } from '@mui/material/styles';
import { Form } from '../../../ui/forms/Form';
import { PasswordField } from '../../../ui/forms/mui/PasswordField';
import { SubmitButton } from '../../../ui/forms/mui/SubmitButton';
import { EmailField } from '../../../ui/forms/mui/EmailField';
import { RequiredNote } from '../../../ui/forms/RequiredNote';
import { TextField } from '../../../ui/forms/mui/TextField';
import type { CheckedForm } from '../../../ui/forms/use-checked-form';
import { Anchor } from '../../../ui/links/Anchor';
import type { Registration } from './use-registration';

const Next = styled('p')({ marginTop: 16 });

interface RegisterFieldsProps {
  form: CheckedForm<Registration>;
  label: string;
}

/** Name, email and a password for a new account, and what happens after they are sent. */
export function RegisterFields({ form, label }: RegisterFieldsProps) {
  return (
    <>
      <Form form={form}>
        <RequiredNote />
        <TextField label="Name" autoComplete="name" {...form.field('username')} />
        <EmailField form={form} name="email" label="Email" autoComplete="email" />
        <PasswordField
          label="Password"
          help={`At least ${passwordMinimum} characters`}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <SubmitButton
          label={label}
          busyLabel="Creating account..."
          isBusy={form.isBusy}
          isDone={form.isDone}
        />
      </Form>
      <Next className="small muted">
        We send a code to this email. Type it in, then log in. See how we use your details in our{' '}
        <Anchor href="/privacy">Privacy Policy</Anchor>.
      </Next>
    </>
  );
}
