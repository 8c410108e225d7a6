import { type ReactNode } from 'react';
import { forgetReturnPath } from '../../../browser/storage/return-path';
import { AccountScreen } from '../AccountScreen';
import { RequireSession } from '../RequireSession';
import { ChangeSteps } from './ChangeSteps';
import { StepSkeleton } from './StepSkeleton';

/** `/change-password`: mails the parent a code, then asks for it and the new password (product rule B2). */
export function ChangePasswordScreen({ brand }: { brand: ReactNode }) {
  return (
    <AccountScreen
      brand={brand}
      title="Change password"
      lead="We send a code to your email, so that nobody but you can change it."
      onLeave={forgetReturnPath}
    >
      <RequireSession waiting={<StepSkeleton />}>
        {({ email }) => <ChangeSteps email={email ?? ''} />}
      </RequireSession>
    </AccountScreen>
  );
}
