import { otpLifeMinutes } from '@lanternway/contracts/accounts/accounts';
import { useState } from 'react';
import { forgetPendingCode, readPendingCode } from '../../../browser/storage/pending-code';
import { AskForCode } from './AskForCode';
import { ChooseNewPassword } from './ChooseNewPassword';

/** Whether a code was sent to the parent, so that a reload stays at the same step. */
function awaitsCode(email: string): boolean {
  const code = readPendingCode('change');
  if (code === null || (email !== '' && code.email !== email)) return false;
  return Date.now() < code.resendAt + otpLifeMinutes * 60 * 1000;
}

/** Shows one of the two steps at a time. */
export function ChangeSteps({ email }: { email: string }) {
  const [isWaiting, setWaiting] = useState(() => awaitsCode(email));
  const [message, setMessage] = useState<string | null>(null);
  if (!isWaiting) {
    return (
      <AskForCode
        email={email}
        onSent={(sentence) => {
          setMessage(sentence);
          setWaiting(true);
        }}
      />
    );
  }
  return (
    <ChooseNewPassword
      arrivedWith={message}
      onStartOver={() => {
        forgetPendingCode('change');
        setWaiting(false);
      }}
    />
  );
}
