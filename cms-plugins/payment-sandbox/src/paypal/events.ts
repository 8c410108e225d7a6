import { fieldsOf, mergedWith, textOf, type Fields } from '../reading';
import type { State } from '../state';
import type { NewEvent } from '../webhooks/post';
import type { PayPalCapture, PayPalOrder, PayPalRefund } from './books';
import { shownCapture, shownOrder, shownRefund } from './views';

/** An event about a resource in its current state (PayPal, docs/api/webhooks). */
export function paypalEvent(
  state: State,
  type: string,
  resource: { kind: string; shown: unknown },
  overrides: unknown = {},
): NewEvent {
  const id = `WH-${state.ids.paypal()}-${state.ids.paypal()}`;
  const { value = '', currency_code: currency = '' } = fieldsOf(fieldsOf(resource.shown)['amount']);
  const envelope: Fields = {
    id,
    event_version: '1.0',
    create_time: state.clock.iso(),
    resource_type: resource.kind,
    resource_version: '2.0',
    event_type: type,
    summary: `${type} for ${String(value)} ${String(currency)}`,
    resource: resource.shown,
    links: ['self', 'resend'].map((rel) => ({
      href: `${state.settings.url ?? ''}/v1/notifications/webhooks-events/${id}${rel === 'self' ? '' : '/resend'}`,
      rel,
      method: rel === 'self' ? 'GET' : 'POST',
    })),
  };
  const body = fieldsOf(mergedWith(envelope, overrides));
  return {
    provider: 'paypal',
    event: textOf(body['event_type']) ?? type,
    eventId: textOf(body['id']) ?? id,
    // JSON.stringify writes no such space: only the text as received has the right checksum.
    raw: JSON.stringify(body).replace('"event_type":"', '"event_type": "'),
  };
}

export const captureEvent = (state: State, type: string, capture: PayPalCapture) =>
  paypalEvent(state, type, { kind: 'capture', shown: shownCapture(state, capture) });

export const orderEvent = (state: State, type: string, order: PayPalOrder) =>
  paypalEvent(state, type, { kind: 'checkout-order', shown: shownOrder(state, order, true) });

export const refundEvent = (state: State, type: string, refund: PayPalRefund) =>
  paypalEvent(state, type, { kind: 'refund', shown: shownRefund(state, refund) });
