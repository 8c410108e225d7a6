import { register, registerFailed } from '@lanternway/contracts/accounts/accounts';
import { navigate } from 'gatsby';
import { useState } from 'react';
import { forgetAccountDrafts, openAccountDraft } from '../../../browser/drafts/account-draft';
import { send } from '../../../server-calls/client';
import { type CheckedForm, useCheckedForm } from '../../../ui/forms/use-checked-form';
import { startWaiting } from '../codes/use-pending-code';
import { resultOf } from '../send-result';
import type { WayBack } from '../use-way-back';

export interface Registration {
  username: string;
  email: string;
  password: string;
}

/** Registers, and goes on to the code that confirms the email. */
export function useRegistration({ to }: WayBack): CheckedForm<Registration> {
  const [kept] = useState(() => openAccountDraft('register'));
  return useCheckedForm<Registration>({
    schema: register.request,
    kept,
    send: async (registration) => {
      const outcome = await send(register, registration);
      if (outcome.kind === 'done') {
        startWaiting('register', registration.email);
        // The login gets the email that was registered. What was typed here stays until the code has proved it right.
        forgetAccountDrafts('login');
        void navigate(to('/verify-otp'));
        return { kind: 'done' };
      }
      return resultOf(outcome, registerFailed);
    },
  });
}
