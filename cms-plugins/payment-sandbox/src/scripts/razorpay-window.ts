import { problemOf, tellSandbox, type Said } from './control.js';
import { button, field, money, openSheet, part, type Sheet } from './dialog.js';

/** Replaces checkout.razorpay.com/v1/checkout.js (Razorpay, web integration, standard). */

interface Options {
  key?: string;
  order_id?: string;
  amount?: number | string;
  currency?: string;
  name?: string;
  description?: string;
  prefill?: { name?: string; email?: string; contact?: string };
  notes?: Record<string, string>;
  retry?: { enabled?: boolean };
  modal?: { ondismiss?: () => void; escape?: boolean };
  timeout?: number;
  handler?: (response: Said) => void;
}

type Listener = (said: Said) => void;

export class Razorpay {
  private sheet: Sheet | null = null;
  private timer: number | undefined;
  private readonly listeners: [event: string, listener: Listener][] = [];

  constructor(private readonly options: Options) {
    if (!options.key) throw new Error('No key passed');
  }

  on(event: string, listener: Listener): void {
    this.listeners.push([event, listener]);
  }

  open(): void {
    if (this.sheet !== null) return;
    const { options } = this;
    this.sheet = openSheet({
      title: options.name ?? 'Payment',
      text: options.description ?? '',
      amount: this.price(),
      closeTestId: 'rzp-close',
      closesByEscape: options.modal?.escape !== false,
      onDismiss: () => {
        this.dismissed();
      },
    });
    this.fill(this.sheet);
    const { timeout } = options;
    if (timeout !== undefined)
      this.timer = self.setTimeout(() => {
        this.close();
      }, timeout * 1000);
  }

  close(): void {
    if (this.sheet === null) return;
    this.sheet.close();
    this.dismissed();
  }

  private price(): string {
    return money(Number(this.options.amount ?? 0), this.options.currency ?? 'INR');
  }

  private dismissed(): void {
    this.gone();
    this.options.modal?.ondismiss?.();
  }

  private gone(): void {
    self.clearTimeout(this.timer);
    this.sheet = null;
  }

  private fill(sheet: Sheet): void {
    const card = field('Card number', 'rzp-card', '4100 2800 0000 1007');
    card.input.inputMode = 'numeric';
    const upi = field('or UPI ID', 'rzp-upi', 'success@razorpay');
    const pay = (outcome: string) => () =>
      void this.pay(sheet, { outcome, card: card.input.value.trim(), vpa: upi.input.value.trim() });
    const hint =
      'Leave both empty to pay with a good test card. Razorpay’s other test cards fail in their own ways.';
    sheet.body.append(
      card.box,
      upi.box,
      part('p', { className: 'sandbox-hint', text: hint }),
      button(`Pay ${this.price()}`, 'rzp-success', pay('success'), 'sandbox-main'),
      button('Let the payment fail', 'rzp-fail', pay('failure')),
      button('Pay, but lose the way back', 'rzp-lost', pay('lost')),
    );
  }

  private async pay(sheet: Sheet, { outcome, card, vpa }: { outcome: string; card: string; vpa: string }) {
    const { key, order_id, amount, currency, prefill, notes, description } = this.options;
    sheet.say('');
    sheet.setBusy(true);
    const given = { key, order_id, amount, currency, prefill, notes, description, outcome };
    const way = { ...(card === '' ? {} : { card }), ...(vpa === '' ? {} : { vpa }) };
    const said = await tellSandbox('razorpay/checkout', { ...given, ...way }).catch(() => ({
      error: { code: 'GATEWAY_ERROR', description: 'The payment sandbox cannot be reached.' },
    }));
    if (this.sheet !== sheet) return;
    this.told(sheet, said);
  }

  private told(sheet: Sheet, said: Said): void {
    if (typeof said['razorpay_payment_id'] === 'string') {
      sheet.close();
      this.gone();
      this.options.handler?.(said);
      return;
    }
    if (said['cancelled'] === true) {
      this.close();
      return;
    }
    if (said['hang'] === true) {
      sheet.say('Waiting for the bank. You may close this window.');
      return;
    }
    sheet.setBusy(false);
    sheet.say(problemOf(said) ?? 'The payment failed.');
    for (const [event, listener] of this.listeners) {
      if (event === 'payment.failed') listener({ error: said['error'] });
    }
    // Without a second try the window closes, and the page is notified.
    if (this.options.retry?.enabled === false) this.close();
  }
}

Object.assign(self, { Razorpay });
