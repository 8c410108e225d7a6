import { login, loginFailed } from '@lanternway/contracts/accounts/accounts';
import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import { forgetAccountDrafts, openAccountDraft } from '../../../browser/drafts/account-draft';
import { readReturnPath } from '../../../browser/storage/return-path';
import { readSession, startSession } from '../../../browser/storage/session';
import { send } from '../../../server-calls/client';
import { type CheckedForm, useCheckedForm } from '../../../ui/forms/use-checked-form';
import type { SendResult } from '../../../ui/forms/use-sending';
import { raiseToast } from '../../../ui/toast/toasts';
import { resultOf } from '../send-result';
import { goOn } from '../go-on';
import { loginRedirectMs } from '../timings';
import { useLater } from '../use-later';
import { startWaiting } from '../codes/use-pending-code';
import type { WayBack } from '../use-way-back';

/** What an account is logged in with. */
export interface Credentials {
  email: string;
  password: string;
}

/** Goes to where the parent wanted to go, or home. */
function leadBack(forget: () => void): void {
  const path = readReturnPath() ?? '/';
  forget();
  goOn(path);
}

/** Logs in and goes on. A parent who is already logged in goes on at once. */
export function useLogin({ to, forget }: WayBack): CheckedForm<Credentials> {
  const later = useLater();
  const [kept] = useState(() => openAccountDraft('login'));

  useEffect(() => {
    if (readSession() !== null) leadBack(forget);
  }, [forget]);

  const logIn = async ({ email, password }: Credentials): Promise<SendResult> => {
    const outcome = await send(login, { email, password });
    if (outcome.kind === 'refused' && outcome.refusal.reason === 'unconfirmed') {
      startWaiting('register', email);
      forgetAccountDrafts('login');
      void navigate(to('/verify-otp'), { state: { notice: outcome.refusal.message } });
      return { kind: 'done' };
    }
    if (outcome.kind !== 'done') return resultOf(outcome, loginFailed);
    const { token, sessionId, username, message } = outcome.reply;
    forgetAccountDrafts('login', 'register', 'forgot');
    startSession({ token, sessionId, username, email });
    raiseToast({ tone: 'good', text: message });
    later(() => leadBack(forget), loginRedirectMs);
    return { kind: 'done' };
  };
  return useCheckedForm<Credentials>({ schema: login.request, kept, send: logIn });
}
