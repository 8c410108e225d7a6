import { params } from './control.js';
import { addStyles, button, part } from './dialog.js';
import { openApproval, type Ending } from './paypal-dialog.js';

/** Replaces www.paypal.com/sdk/js: `paypal.Buttons`, as far as its React package uses it. */

interface Restarting {
  restart: () => Promise<void>;
  redirect: (url: string) => void;
}

interface ButtonProps {
  createOrder?: (data: object, actions: object) => Promise<string> | string;
  onApprove?: (data: object, actions: Restarting) => unknown;
  onCancel?: (data: object, actions: object) => unknown;
  onError?: (error: Error) => unknown;
  onClick?: (data: object, actions: object) => unknown;
  onInit?: (data: object, actions: object) => unknown;
  fundingSource?: string;
  style?: { height?: number };
}

const currency = params.get('currency') ?? 'USD';
const source = { fundingSource: 'paypal', paymentSource: 'paypal' };

function buttons(props: ButtonProps) {
  let isDisabled = false;
  let isOpen = false;
  let box: HTMLElement | null = null;

  const fault = (error: unknown) => {
    props.onError?.(error instanceof Error ? error : new Error(String(error)));
  };

  async function pressed(): Promise<void> {
    if (isOpen) return;
    const actions = { resolve: () => Promise.resolve(true), reject: () => Promise.resolve(false) };
    if ((await props.onClick?.(source, actions)) === false || isDisabled) return;
    if (props.createOrder === undefined) {
      fault('createOrder is missing.');
      return;
    }
    let orderID = '';
    const approval = open((ending) => {
      ended(ending, orderID);
    });
    try {
      orderID = await props.createOrder(source, {});
      if (typeof orderID !== 'string' || orderID === '') throw new Error('Expected an order id to be passed');
      if (isOpen) await approval.show(orderID);
    } catch (error) {
      if (!isOpen) return;
      isOpen = false;
      approval.close();
      fault(error);
    }
  }

  function open(onEnd: (ending: Ending) => void) {
    isOpen = true;
    return openApproval(currency, (ending) => {
      isOpen = false;
      onEnd(ending);
    });
  }

  function ended(ending: Ending, orderID: string): void {
    if (ending.kind === 'failed') fault(new Error(ending.message));
    else if (ending.kind === 'cancelled') props.onCancel?.({ orderID, ...source }, {});
    else void approved(ending.orderID, ending.payerID);
  }

  async function approved(orderID: string, payerID: string): Promise<void> {
    const actions: Restarting = {
      restart: async () => {
        const approval = open((ending) => {
          ended(ending, orderID);
        });
        await approval.show(orderID, 'This way of paying was declined. Please choose another.');
      },
      redirect: (url) => {
        location.assign(url);
      },
    };
    try {
      await props.onApprove?.({ orderID, payerID, ...source }, actions);
    } catch (error) {
      fault(error);
    }
  }

  return {
    isEligible: () => props.fundingSource === undefined || props.fundingSource === 'paypal',
    render(into: HTMLElement | string): Promise<void> {
      addStyles();
      const container = typeof into === 'string' ? document.querySelector<HTMLElement>(into) : into;
      if (container === null)
        return Promise.reject(new Error('The container of the buttons is not in the page.'));
      const press = button('Pay with PayPal', 'paypal-button', () => void pressed(), 'sandbox-yellow');
      press.style.setProperty('min-height', `${String(Math.max(48, props.style?.height ?? 48))}px`);
      const under = part('p', { className: 'sandbox-under', text: 'Test mode — no money moves' });
      box = part('div', { className: 'sandbox-paypal' }, [press, under]);
      container.append(box);
      const setDisabled = (value: boolean) => () => {
        isDisabled = value;
        press.setAttribute('aria-disabled', String(value));
        return Promise.resolve();
      };
      props.onInit?.({}, { enable: setDisabled(false), disable: setDisabled(true) });
      return Promise.resolve();
    },
    close(): Promise<void> {
      box?.remove();
      box = null;
      return Promise.resolve();
    },
    updateProps(changed: Partial<ButtonProps>): Promise<void> {
      // The React package sends an undefined message; undefined values change nothing.
      const said = Object.entries(changed).filter(([, value]) => value !== undefined);
      Object.assign(props, Object.fromEntries(said));
      return Promise.resolve();
    },
  };
}

const namespace = document.currentScript?.dataset['namespace'] ?? 'paypal';

Object.assign(self, {
  [namespace]: { Buttons: buttons, FUNDING: { PAYPAL: 'paypal' }, version: '5.0.0-sandbox' },
});
