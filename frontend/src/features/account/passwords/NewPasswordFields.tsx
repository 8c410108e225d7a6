import { passwordMinimum } from '@lanternway/contracts/fields/fields';
import { PasswordField } from '../../../ui/forms/mui/PasswordField';
import { ReadOnlyField } from '../../../ui/forms/mui/ReadOnlyField';
import type { CheckedForm } from '../../../ui/forms/use-checked-form';
import { OtpField } from '../codes/OtpField';

/** The fields that a forgotten and a changed password have in common. */
export interface NewPassword {
  otp: string;
  newPassword: string;
}

interface NewPasswordFieldsProps {
  form: Pick<CheckedForm<NewPassword>, 'field'>;
  /** The address the code was sent to; unknown while the page is being built. */
  email: string | null | undefined;
}

/** The code from the mail, and the new password. */
export function NewPasswordFields({ form, email }: NewPasswordFieldsProps) {
  return (
    <>
      <ReadOnlyField label="Email" name="email" autoComplete="username" value={email ?? ''} />
      <OtpField {...form.field('otp')} />
      <PasswordField
        label="New password"
        help={`At least ${passwordMinimum} characters`}
        autoComplete="new-password"
        {...form.field('newPassword')}
      />
    </>
  );
}
