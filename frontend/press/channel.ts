import type { FromPress, ToPress } from '@lanternway/contracts/publishing/build-protocol';

/** The messages between the publisher and this process. */
export interface Channel {
  /** @param then when the message is on its way */
  say: (message: FromPress, then?: () => void) => void;
  /** The next message; those that nobody waits for yet are kept. */
  next: () => Promise<ToPress>;
}

/**
 * Takes the channel for itself: Gatsby would speak on it to a tool of its own, and takes a process without one for what
 * it is, one that nobody watches.
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
