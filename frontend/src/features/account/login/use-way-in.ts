import { knownDevice, loginFailed } from '@lanternway/contracts/accounts/accounts';
import { useEffect } from 'react';
import { takeCarried } from '../../../browser/navigation';
import { send } from '../../../server-calls/client';
import type { Notice } from '../../../ui/forms/use-checked-form';

interface OpenForm {
  say: (notice: Notice) => void;
  fill: (name: 'email', value: string) => void;
}

/** Reports the link of the mail to the server. From then on this device may log in, whatever strangers try. */
async function makeKnown(email: string, pass: string): Promise<Notice> {
  const outcome = await send(knownDevice, { email, pass });
  if (outcome.kind === 'done') return { tone: 'success', text: outcome.reply.message };
  return { tone: 'error', text: outcome.kind === 'refused' ? outcome.refusal.message : loginFailed };
}

/** For parents who come from the mail about too many attempts to log in. */
export function useWayIn({ say, fill }: OpenForm): void {
  useEffect(() => {
    const carried = takeCarried();
    const email = carried.get('email');
    const pass = carried.get('pass');
    if (email === null || pass === null) return;
    fill('email', email);
    void makeKnown(email, pass).then(say);
  }, [say, fill]);
}
