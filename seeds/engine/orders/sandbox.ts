type Answer = Record<string, unknown>;

/** The payment sandbox, at which parents of the demonstration pay. */
export interface Sandbox {
  /** Its clock goes along. It can only go back while nobody has paid there. */
  moveTo: (at: Date) => Promise<void>;
  /** Whether it tells the application by messages: nobody listens while the seeds run. */
  tellNothing: (isSilent: boolean) => Promise<void>;
  payByCard: (orderId: string, email: string) => Promise<void>;
  declineCard: (orderId: string, email: string) => Promise<void>;
  agreeAtPayPal: (orderId: string) => Promise<void>;
  /** A buyer's bank disputes a payment. What Razorpay would tell of it. */
  dispute: (paymentId: string) => Promise<string>;
}

export function sandboxAt(url: string, keyId: string): Sandbox {
  const call = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> => {
    const answer = await fetch(`${url}/_sandbox/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
    });
    const read = (await answer.json()) as Answer;
    if (!answer.ok) throw new Error(`The payment sandbox refuses ${path}: ${JSON.stringify(read)}`);
    return read;
  };
  /** Its time as last set, and how long this process had run by then. */
  let known: { time: Date; read: number } | null = null;
  const passed = () => performance.now();
  const card = async (orderId: string, email: string, outcome: string) => {
    await call('POST', 'razorpay/checkout', {
      ...{ key: keyId, order_id: orderId, outcome, method: 'card' },
      prefill: { email, contact: '+919999999999' },
    });
  };
  return {
    async moveTo(at) {
      const before = known ?? { time: new Date(String((await call('GET', 'clock'))['now'])), read: passed() };
      const ms = Math.round(at.getTime() - before.time.getTime() - (passed() - before.read));
      known = { time: at, read: passed() };
      if (ms !== 0) await call('POST', 'clock', ms < 0 ? { backMs: -ms } : { advanceMs: ms });
    },
    async tellNothing(isSilent) {
      await call('POST', 'webhooks', { action: isSilent ? 'drop' : 'release' });
    },
    payByCard: (orderId, email) => card(orderId, email, 'success'),
    declineCard: (orderId, email) => card(orderId, email, 'decline'),
    async agreeAtPayPal(orderId) {
      await call('POST', 'paypal/approve', { orderID: orderId, outcome: 'success' });
    },
    async dispute(paymentId) {
      await call('POST', 'chargeback', { payment_id: paymentId, status: 'created' });
      const { deliveries } = (await call('GET', 'webhooks')) as { deliveries: { raw: string }[] };
      const told = deliveries.findLast(({ raw }) => raw.includes('payment.dispute.created'));
      if (told === undefined) throw new Error('The payment sandbox has told nothing of a dispute.');
      return told.raw;
    },
  };
}
