import { property, textProperty } from './storage/record';

/** What the window is opened with (Razorpay, docs: web-integration/standard). The server's order decides the amount. */
export interface RazorpayOptions {
  key: string;
  orderId: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  buyer: { name: string; email: string; phone: string };
  /** Our order number, for people who look at the payment on the provider's own pages. */
  orderNumber: string;
}

/** How the window was closed. Even then something may have been paid: an app on the phone may still do it. */
export type WindowEnd =
  { kind: 'returned'; paymentId: string; signature: string } | { kind: 'closed' } | { kind: 'broken' };

interface RazorpayInstance {
  on: (event: 'payment.failed', listener: (failure: unknown) => void) => void;
  open: () => void;
}

type RazorpayConstructor = new (options: object) => RazorpayInstance;

const isConstructor = (value: unknown): value is RazorpayConstructor => typeof value === 'function';

/** The background of our own buttons. */
const peacock = '#0b5a63';

function writeOptions(given: RazorpayOptions, end: (how: WindowEnd) => void): object {
  const { key, orderId, amount, currency, name, description, buyer, orderNumber } = given;
  return {
    key,
    order_id: orderId,
    amount,
    currency,
    name,
    description,
    prefill: { name: buyer.name, email: buyer.email, contact: buyer.phone },
    notes: { internal_order: orderNumber },
    theme: { color: peacock },
    // After a failed payment the window stays open for another way to pay.
    retry: { enabled: true },
    modal: { ondismiss: () => end({ kind: 'closed' }), confirm_close: true, backdropclose: false },
    handler: (answer: unknown) => {
      const paymentId = textProperty(answer, 'razorpay_payment_id');
      const signature = textProperty(answer, 'razorpay_signature');
      // Without them there is no proof for the server, which still finds the payment by the order.
      end(paymentId && signature ? { kind: 'returned', paymentId, signature } : { kind: 'closed' });
    },
  };
}

/**
 * Opens the provider's window. Its script must have been loaded.
 * @param onFailed is called for each attempt that fails while the window stays open, with the payment's id if it has
 * one
 */
export function openRazorpay(
  options: RazorpayOptions,
  onFailed: (paymentId: string | null) => void,
): Promise<WindowEnd> {
  return new Promise((resolve) => {
    const Razorpay = property(window, 'Razorpay');
    if (!isConstructor(Razorpay)) {
      resolve({ kind: 'broken' });
      return;
    }
    try {
      const opened = new Razorpay(writeOptions(options, resolve));
      opened.on('payment.failed', (failure) => {
        const metadata = property(property(failure, 'error'), 'metadata');
        onFailed(textProperty(metadata, 'payment_id') ?? null);
      });
      opened.open();
    } catch {
      resolve({ kind: 'broken' });
    }
  });
}
