import { otpLifeMinutes } from '@lanternway/contracts/accounts/accounts';
import { CodeField } from '../../../ui/forms/mui/CodeField';
import type { FieldOfForm } from '../../../ui/forms/fields/TextField';

/** The code that came by mail. */
export function OtpField(field: FieldOfForm) {
  return (
    <CodeField
      label="OTP"
      help={`The 6-digit code from our email. It works for ${otpLifeMinutes} minutes.`}
      {...field}
    />
  );
}
