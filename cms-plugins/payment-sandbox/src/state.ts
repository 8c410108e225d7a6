import { createClock, type Clock } from './clock';
import type { ProviderName, Settings } from './env';
import type { Fault } from './faults';
import { createIds, type Ids } from './ids';
import { createLedger, type Ledger } from './ledger';
import { createQueue, type Queue } from './outcomes';
import { emptyPayPal, type PayPalBooks } from './paypal/books';
import { emptyRazorpay, type RazorpayBooks } from './razorpay/books';
import { makeSigningKey, type SigningKey } from './webhooks/certificate';
import { createPost, type NewEvent, type Post } from './webhooks/post';
import { send, type Try } from './webhooks/send';
import { paypalHeaders, razorpayHeaders, tampered, type Signing } from './webhooks/sign';

/** The most of each that are kept; the oldest go first. */
const mostOrders = 50_000;
const mostDeliveries = 20_000;
const mostRequests = 20_000;

export interface LoggedRequest {
  at: string;
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  /** Null while it is in progress, or if it was never answered. */
  status: number | null;
}

/** Everything the sandbox knows. */
export interface State {
  settings: Settings;
  clock: Clock;
  ids: Ids;
  post: Post;
  signingKey: SigningKey;
  ledger: Ledger;
  queue: Queue;
  faults: Fault[];
  requests: LoggedRequest[];
  razorpay: RazorpayBooks;
  paypal: PayPalBooks;
}

const emptyBooks = () => ({
  ledger: createLedger(mostOrders),
  queue: createQueue(),
  faults: [] as Fault[],
  requests: [] as LoggedRequest[],
  razorpay: emptyRazorpay(mostOrders),
  paypal: emptyPayPal(mostOrders),
});

let madeKey: SigningKey | null = null;

/** Made once per process, since it takes a moment. */
const keyOfProcess = (now: number) => (madeKey ??= makeSigningKey('Payment sandbox', now));

export function createState(settings: Settings): State {
  const clock = createClock();
  const ids = createIds(settings.seed);
  const signingKey = keyOfProcess(clock.now());
  const urlOf = (provider: ProviderName) => settings.webhookUrls[provider];
  async function sendOnce({ provider, eventId, raw }: NewEvent, signing: Signing): Promise<Try> {
    const url = urlOf(provider);
    if (url === null) return { status: null, problem: 'no receiver' };
    const certUrl = `${settings.url ?? ''}/v1/notifications/certs/CERT-sandbox`;
    const headers =
      provider === 'razorpay'
        ? razorpayHeaders(raw, eventId, signing)
        : paypalHeaders({ id: ids.hex(16), time: clock.iso(), raw, certUrl }, signingKey, signing);
    return send(url, signing === 'tamper' ? tampered(raw) : raw, headers);
  }
  const post = createPost({
    clock,
    sendOnce,
    hasReceiver: (provider) => urlOf(provider) !== null,
    limit: mostDeliveries,
  });
  return { settings, clock, ids, post, signingKey, ...emptyBooks() };
}

/** Forgets everything but its settings. */
export function wipe(state: State): void {
  state.clock.reset();
  state.ids.reset();
  state.post.reset();
  Object.assign(state, emptyBooks());
}

export function logRequest(state: State, request: LoggedRequest): void {
  state.requests.push(request);
  // Cut now and then: each cut moves all of them.
  if (state.requests.length > mostRequests * 1.5)
    state.requests.splice(0, state.requests.length - mostRequests);
}
