import { mailPermissions } from '@lanternway/contracts/mail/mails';
import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useCall } from '@lanternway/desk/asking/use-call';
import { useAPIErrorHandler, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';

const permissions = [{ action: mailPermissions.resend, subject: null }];

/** Asks the server to send, and shows its answer. One request at a time. */
export function useSending(onDone: () => void) {
  const call = useCall();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const { allowedActions } = useRBAC(permissions);
  const [isSending, setIsSending] = useState(false);

  async function send(asked: StaffCall<{ message: string }>): Promise<void> {
    setIsSending(true);
    try {
      const { message } = await call(asked);
      toggleNotification({ type: 'success', message });
    } catch (error) {
      const message = formatAPIError(error as Parameters<typeof formatAPIError>[0]);
      toggleNotification({ type: 'danger', message });
    }
    setIsSending(false);
    onDone();
  }

  return {
    maySend: allowedActions['canResend'] === true,
    isSending,
    send: (asked: StaffCall<{ message: string }>) => {
      void send(asked);
    },
  };
}
