import type { DeliveryFault } from '@lanternway/contracts/mail/mails';

interface Fault {
  fault: DeliveryFault;
  isFinal: boolean;
  detail: string;
}

/**
 * What a failed attempt means. It is final only if the server permanently refuses this address or this mail. A refused login
 * or sender is a fault of the settings, which somebody will mend. The server's own words may name the address, so the detail
 * is made of codes only.
 */
export function readFault(error: unknown): Fault {
  const { code = 'unknown', command = '', responseCode = 0 } = error as Partial<SmtpError>;
  const detail = [code, command, responseCode === 0 ? '' : String(responseCode)]
    .filter((part) => part !== '')
    .join(' ');
  const isRefusal = responseCode >= 500 && responseCode < 600;
  const isDelay = responseCode >= 400 && responseCode < 500;

  if (code === 'EAUTH' || code === 'ENOAUTH') return { fault: 'login', isFinal: false, detail };
  if (isDelay) return { fault: 'busy', isFinal: false, detail };
  if (isRefusal && command === 'MAIL FROM') return { fault: 'refusedSender', isFinal: false, detail };
  if (isRefusal && command === 'RCPT TO') return { fault: 'refusedAddress', isFinal: true, detail };
  // The library refuses the address itself, for example because the server takes no letters of other scripts in one.
  if (code === 'EENVELOPE') return { fault: 'refusedAddress', isFinal: true, detail };
  if (isRefusal && code === 'EMESSAGE') return { fault: 'refusedMail', isFinal: true, detail };
  if (code === 'ETIMEDOUT') return { fault: 'slow', isFinal: false, detail };
  return { fault: 'unreachable', isFinal: false, detail };
}

interface SmtpError {
  code: string;
  command: string;
  responseCode: number;
}
