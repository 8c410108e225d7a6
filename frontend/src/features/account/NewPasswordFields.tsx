import { passwordMinimum } from '@lanternway/contracts/fields/fields';
import { PasswordField } from '../../ui/forms/PasswordField';
import { ReadOnlyField } from '../../ui/forms/ReadOnlyField';
import type { CheckedForm } from '../../ui/forms/use-checked-form';
import { OtpField } from './OtpField';

/** What a forgotten and a changed password ask for alike. */
export interface NewPassword {
  otp: string;
  newPassword: string;
}

interface NewPasswordFieldsProps {
  form: Pick<CheckedForm<NewPassword>, 'field'>;
  /** To which the code was sent; not known yet while the page is being built. */
  email: string | null | undefined;
}

/** The code of the mail, and the password to come. */
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
