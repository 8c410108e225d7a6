import type { FromSiteBuilder, ToSiteBuilder } from '@lanternway/contracts/publishing/build-protocol';

/** The messages between the publisher and this process. */
export interface Channel {
  /** @param then called when the message is sent */
  say: (message: FromSiteBuilder, then?: () => void) => void;
  /** The next message. Messages that arrive before anyone waits for them are kept. */
  next: () => Promise<ToSiteBuilder>;
}

/**
 * Takes the channel away from Gatsby, which would send messages of its own on it. Without the channel, Gatsby behaves
 * as in a process without a parent.
 */
export function openChannel(end: NodeJS.Process = process): Channel {
  const send = end.send?.bind(end);
  delete end.send;
  const kept: ToSiteBuilder[] = [];
  let waiting: ((message: ToSiteBuilder) => void) | null = null;
  end.on('message', (message: ToSiteBuilder) => {
    if (waiting === null) {
      kept.push(message);
      return;
    }
    const take = waiting;
    waiting = null;
    take(message);
  });
  return {
    say: (message, then) => {
      if (send) send(message, () => then?.());
      else then?.();
    },
    next: () => {
      const first = kept.shift();
      if (first) return Promise.resolve(first);
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
  };
}
