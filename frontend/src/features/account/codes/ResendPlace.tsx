import { ResendCode } from '../../../ui/forms/mui/ResendCode';
import type { Waiting } from './use-pending-code';

/** Where another code can be requested. The built page does not know yet whether and when. */
export function ResendPlace({ waiting }: { waiting: Waiting }) {
  const { email, resendAt, isResending, resend } = waiting;
  return (
    <div className="resend">
      {email && <ResendCode freeAt={resendAt} isBusy={isResending} onResend={resend} />}
    </div>
  );
}
