import { passwordMinimum } from '@lanternway/contracts/fields/fields';
import { PasswordField } from '../../../ui/forms/mui/PasswordField';
import { ReadOnlyField } from '../../../ui/forms/mui/ReadOnlyField';
import { RequiredNote } from '../../../ui/forms/RequiredNote';
import type { CheckedForm } from '../../../ui/forms/use-checked-form';
import { OtpField } from '../codes/OtpField';
import type { Waiting } from '../codes/use-pending-code';

/** The fields that a forgotten and a changed password have in common. */
export interface NewPassword {
  otp: string;
  newPassword: string;
}

interface NewPasswordFieldsProps {
  form: Pick<CheckedForm<NewPassword>, 'field' | 'isDone'>;
  /** The code that was sent; unknown while the page is being built. */
  waiting: Pick<Waiting, 'email' | 'triesLeft'>;
}

/** The code from the mail, and the new password. */
export function NewPasswordFields({ form, waiting }: NewPasswordFieldsProps) {
  return (
    <>
      <RequiredNote />
      <ReadOnlyField label="Email" name="email" autoComplete="username" value={waiting.email ?? ''} />
      <OtpField field={form.field('otp')} triesLeft={waiting.triesLeft} isDone={form.isDone} />
      <PasswordField
        label="New password"
        help={`At least ${passwordMinimum} characters`}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
    </>
  );
}
