import { mailPermissions, mailsPath, type testMailPath } from '@lanternway/contracts/mail/mails';
import { useAPIErrorHandler, useFetchClient, useNotification, useRBAC } from '@strapi/strapi/admin';
import { useState } from 'react';

type Path = `${string}/again` | `${string}/now` | typeof testMailPath;

export const againPath = (id: number): Path => `${mailsPath}/${String(id)}/again`;
export const nowPath = (id: number): Path => `${mailsPath}/${String(id)}/now`;

const permissions = [{ action: mailPermissions.resend, subject: null }];

/** Asks the server to send, and shows its answer. One request at a time. */
export function useSending(onDone: () => void) {
  const { post } = useFetchClient();
  const { toggleNotification } = useNotification();
  const { formatAPIError } = useAPIErrorHandler();
  const { allowedActions } = useRBAC(permissions);
  const [isSending, setIsSending] = useState(false);

  async function send(path: Path): Promise<void> {
    setIsSending(true);
    try {
      const { data } = await post<{ message: string }>(path);
      toggleNotification({ type: 'success', message: data.message });
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
    send: (path: Path) => {
      void send(path);
    },
  };
}
