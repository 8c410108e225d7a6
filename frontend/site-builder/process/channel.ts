import type { FromPress, ToPress } from '@lanternway/contracts/publishing/build-protocol';

/** The messages between the publisher and this process. */
export interface Channel {
  /** @param then called when the message is sent */
  say: (message: FromPress, then?: () => void) => void;
  /** The next message. Messages that arrive before anyone waits for them are kept. */
  next: () => Promise<ToPress>;
}

/**
 * Takes the channel away from Gatsby, which would send messages of its own on it. Without the channel, Gatsby behaves
 * as in a process without a parent.
 */
export function openChannel(end: NodeJS.Process = process): Channel {
  const send = end.send?.bind(end);
  delete end.send;
  const kept: ToPress[] = [];
  let waiting: ((message: ToPress) => void) | null = null;
  end.on('message', (message: ToPress) => {
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
