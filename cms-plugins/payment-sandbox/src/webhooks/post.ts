import type { Clock } from '../clock';
import { type ProviderName } from '../env';
import type { Try } from './send';
import type { Signing } from './sign';

/** How an event is sent to the application. */
export const webhookHows = [
  'deliver',
  'hold',
  'drop',
  'before_callback',
  'duplicate',
  'reorder',
  'tamper',
  'wrong_secret',
  'old_secret',
] as const;

export type WebhookHow = (typeof webhookHows)[number];

export const isWebhookHow = (value: unknown): value is WebhookHow => webhookHows.some((how) => how === value);

export interface NewEvent {
  provider: ProviderName;
  event: string;
  eventId: string;
  /** The exact text that is sent and signed. */
  raw: string;
}

export interface Delivery extends NewEvent {
  id: string;
  /** spoilt: sent with a wrong signature, and not again. */
  state:
    'waiting' | 'held' | 'sending' | 'retrying' | 'delivered' | 'failed' | 'dropped' | 'spoilt' | 'unsent';
  at: number;
  tries: (Try & { at: string; signing: Signing })[];
}

interface Outside {
  clock: Clock;
  sendOnce: (delivery: NewEvent, signing: Signing) => Promise<Try>;
  hasReceiver: (provider: ProviderName) => boolean;
  /** How many are remembered. */
  limit: number;
}

/** Delay between an event and its first webhook. */
const firstAfterMs = 100;
const firstRetryMs = 200;
const longestRetryMs = 3_600_000;
const dayMs = 86_400_000;
const patience = {
  razorpay: { tries: Infinity, ms: dayMs },
  paypal: { tries: 26, ms: 3 * dayMs },
};

export type Post = ReturnType<typeof createPost>;

export function createPost({ clock, sendOnce, hasReceiver, limit }: Outside) {
  const deliveries = new Map<string, Delivery>();
  let mode: { how: WebhookHow; left: number } | null = null;
  let isDisabled = false;
  let count = 0;

  function keep(event: NewEvent): Delivery {
    count += 1;
    const delivery: Delivery = {
      ...event,
      id: `dlv_${String(count).padStart(6, '0')}`,
      state: 'waiting',
      at: clock.now(),
      tries: [],
    };
    deliveries.set(delivery.id, delivery);
    if (deliveries.size > limit) deliveries.delete(deliveries.keys().next().value ?? '');
    return delivery;
  }

  async function attempt(delivery: Delivery, signing: Signing = 'right'): Promise<boolean> {
    if (!hasReceiver(delivery.provider)) {
      delivery.state = 'unsent';
      return false;
    }
    const outcome = await sendOnce(delivery, signing);
    delivery.tries.push({ ...outcome, at: clock.iso(), signing });
    return outcome.status !== null && outcome.status >= 200 && outcome.status < 300;
  }

  /** Sends it, and again later until it succeeds or the provider gives up. */
  async function sendUntilTaken(delivery: Delivery): Promise<void> {
    if (delivery.state === 'dropped' || (isDisabled && delivery.provider === 'razorpay')) return;
    delivery.state = 'sending';
    const isTaken = await attempt(delivery);
    // Another try, or one by hand, may have succeeded meanwhile.
    if (isTaken || isTakenBefore(delivery)) delivery.state = 'delivered';
    else if (isSending(delivery)) retryLater(delivery);
  }

  function retryLater(delivery: Delivery): void {
    const { tries, ms } = patience[delivery.provider];
    const delay = Math.min(firstRetryMs * 2.4 ** (delivery.tries.length - 1), longestRetryMs);
    if (delivery.tries.length < tries && clock.now() + delay - delivery.at < ms) {
      delivery.state = 'retrying';
      clock.after(delay, () => (delivery.state === 'retrying' ? sendUntilTaken(delivery) : undefined));
      return;
    }
    delivery.state = 'failed';
    // Razorpay disables a webhook that has failed for a day.
    if (delivery.provider === 'razorpay') isDisabled = true;
  }

  async function sendSpoilt(delivery: Delivery, signing: Signing): Promise<void> {
    const { state } = delivery;
    await attempt(delivery, signing);
    if (delivery.state === state && state === 'waiting') delivery.state = 'spoilt';
  }

  async function duplicate(delivery: Delivery, times: number, isParallel: boolean): Promise<void> {
    if (isParallel) {
      await Promise.all(Array.from({ length: times }, () => sendUntilTaken(delivery)));
      return;
    }
    for (let copy = 0; copy < times; copy += 1) await sendUntilTaken(delivery);
  }

  async function sendFact(fact: Delivery[], how: WebhookHow): Promise<void> {
    const waiting = fact.filter(({ state }) => state === 'waiting');
    for (const delivery of how === 'reorder' ? waiting.reverse() : waiting) {
      if (mode?.how === 'hold') delivery.state = 'held';
      else if (how === 'tamper' || how === 'wrong_secret' || how === 'old_secret')
        await sendSpoilt(delivery, how);
      else if (how === 'duplicate') {
        await duplicate(delivery, 2, true);
        await sendUntilTaken(delivery);
      } else await sendUntilTaken(delivery);
    }
  }

  function modeForNow(): WebhookHow {
    if (mode === null) return 'deliver';
    const { how } = mode;
    mode.left -= 1;
    if (mode.left <= 0) mode = null;
    return how;
  }

  return {
    /** Sends the events of one fact. Returns at once, except when the application must know before its browser. */
    async announce(events: NewEvent[], asked: WebhookHow | null): Promise<void> {
      const fact = events.map(keep);
      const how = asked ?? modeForNow();
      if (how === 'drop' || how === 'hold') {
        for (const delivery of fact) delivery.state = how === 'drop' ? 'dropped' : 'held';
      } else if (how === 'before_callback') await sendFact(fact, how);
      else clock.after(firstAfterMs, () => sendFact(fact, how));
    },
    setMode(how: WebhookHow | null, times: number) {
      mode = how === null || how === 'deliver' ? null : { how, left: times };
    },
    sendUntilTaken,
    sendSpoilt,
    duplicate,
    find: (id: string) =>
      deliveries.get(id) ?? [...deliveries.values()].reverse().find(({ eventId }) => eventId === id) ?? null,
    all: () => [...deliveries.values()],
    /** Restores the deliveries of an earlier sandbox and sends the undelivered ones again. */
    takeUp(held: Delivery[]) {
      for (const delivery of held) {
        deliveries.set(delivery.id, delivery);
        if (!['waiting', 'sending', 'retrying'].includes(delivery.state)) continue;
        delivery.state = 'waiting';
        clock.after(firstAfterMs, () => sendUntilTaken(delivery));
      }
      count = Math.max(0, ...held.map(({ id }) => Number(id.slice(4))));
    },
    mode: () => mode?.how ?? 'deliver',
    isDisabled: () => isDisabled,
    reset() {
      for (const delivery of deliveries.values()) delivery.state = 'dropped';
      deliveries.clear();
      mode = null;
      isDisabled = false;
      count = 0;
    },
  };
}

const isTakenBefore = ({ tries }: Delivery) =>
  tries.some(
    ({ status, signing }) => signing === 'right' && status !== null && status >= 200 && status < 300,
  );

/** A function, because the state may change while an answer is awaited. */
const isSending = (delivery: Delivery): boolean => delivery.state === 'sending';
