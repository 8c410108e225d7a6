import type { DeliveryFault } from '@lanternway/contracts/mail/mails';

/** A mail in its final form. */
export interface RenderedMail {
  /** The same for every attempt at the same mail, so that a mailbox can tell a repetition. */
  messageId: string;
  from: { name: string; address: string };
  to: string;
  subject: string;
  html: string;
  text: string;
  attachments: { filename: string; contentType: string; base64: string }[];
}

export type Attempt =
  | { kind: 'delivered' }
  | {
      kind: 'failed';
      fault: DeliveryFault;
      /** Whether it would fail again however often it is tried. */
      isFinal: boolean;
      /** For the log: no address, no content. */
      detail: string;
    };

/** A way to deliver. It is given everything it needs and knows nothing of the outbox. */
export interface Provider {
  deliver: (mail: RenderedMail) => Promise<Attempt>;
  stop: () => Promise<void>;
}
