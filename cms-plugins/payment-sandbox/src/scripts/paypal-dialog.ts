import { askSandbox, problemOf, tellSandbox } from './control.js';
import { button, money, openSheet, type Sheet } from './dialog.js';

/** PayPal's window, where a buyer approves an order. */

export type Ending =
  | { kind: 'approved'; orderID: string; payerID: string }
  | { kind: 'cancelled' }
  | { kind: 'failed'; message: string };

export interface Approval {
  /** Opened before the order is known: a window must open during the click. */
  show: (orderID: string, note?: string) => Promise<void>;
  /** Closes it after an error of the page. */
  close: () => void;
}

/** @param currency the one the page's script was loaded with; orders in another cannot be approved */
export function openApproval(currency: string | null, onEnd: (ending: Ending) => void): Approval {
  const sheet: Sheet = openSheet({
    title: 'Pay with PayPal',
    text: 'One moment …',
    amount: '',
    closeTestId: 'pp-close',
    closesByEscape: true,
    onDismiss: () => {
      onEnd({ kind: 'cancelled' });
    },
  });
  const end = (ending: Ending) => {
    sheet.close();
    onEnd(ending);
  };

  async function decide(orderID: string, outcome: string): Promise<void> {
    sheet.say('');
    sheet.setBusy(true);
    const said = await tellSandbox('paypal/approve', { orderID, outcome, currency }).catch(() => ({
      error: { message: 'The payment sandbox cannot be reached.' },
    }));
    const payerID = 'payerID' in said ? said.payerID : undefined;
    if (typeof payerID === 'string') end({ kind: 'approved', orderID, payerID });
    else if ('cancelled' in said) end({ kind: 'cancelled' });
    else if ('hang' in said) sheet.say('The line to the page is lost. You may close this window.');
    else end({ kind: 'failed', message: problemOf(said) ?? 'The payment could not be approved.' });
  }

  return {
    async show(orderID, note = '') {
      const order = await askSandbox(`paypal/order?id=${encodeURIComponent(orderID)}`);
      const { amount_minor: minor, currency: of, description } = order;
      if (typeof minor !== 'number' || typeof of !== 'string') {
        end({ kind: 'failed', message: problemOf(order) ?? 'PayPal does not know this order.' });
        return;
      }
      sheet.setPurchase(typeof description === 'string' ? description : orderID, money(minor, of));
      sheet.say(note);
      const choose = (outcome: string) => () => void decide(orderID, outcome);
      sheet.body.append(
        button('Agree and pay', 'pp-approve', choose('approve'), 'sandbox-yellow'),
        button('Agree, but lose the way back', 'pp-lost', choose('lost')),
        button('Let PayPal fail', 'pp-error', choose('error')),
        button('Cancel and return', 'pp-cancel', choose('cancel')),
      );
      sheet.body.querySelector('button')?.focus();
    },
    close: sheet.close,
  };
}
