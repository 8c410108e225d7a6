import { otpLifeMinutes } from '@lanternway/contracts/accounts/accounts';
import { CodeField } from '../../../ui/forms/mui/CodeField';
import type { FieldOfForm } from '../../../ui/forms/fields/TextField';

interface OtpFieldProps {
  field: FieldOfForm;
  /** Null until a wrong code was typed. */
  triesLeft: number | null;
  /** The code was right: how often it can be tried no longer matters. */
  isDone: boolean;
}

/** The code that came by mail, and how often it can still be tried. */
export function OtpField({ field, triesLeft, isDone }: OtpFieldProps) {
  return (
    <div>
      <CodeField
        label="OTP"
        help={`The 6-digit code from our email. It works for ${otpLifeMinutes} minutes.`}
        {...field}
      />
      <div role="status">
        {triesLeft !== null && !isDone && <p className="small muted">{wordsFor(triesLeft)}</p>}
      </div>
    </div>
  );
}

function wordsFor(tries: number): string {
  if (tries === 0) return 'This code is used up. Ask for a new one below.';
  return tries === 1 ? 'One try is left with this code.' : `${String(tries)} tries are left with this code.`;
}
