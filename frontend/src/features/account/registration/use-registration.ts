import { register, registerFailed } from '@lanternway/contracts/accounts/accounts';
import { navigate } from 'gatsby';
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
  return useCheckedForm<Registration>({
    schema: register.request,
    send: async (registration) => {
      const outcome = await send(register, registration);
      if (outcome.kind === 'done') {
        startWaiting('register', registration.email);
        void navigate(to('/verify-otp'));
        return { kind: 'done' };
      }
      return resultOf(outcome, registerFailed);
    },
  });
}
