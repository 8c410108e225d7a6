import { account } from '../env';
import { fieldsOf, isFields, mergedWith, textOf, type Fields } from '../reading';
import type { State } from '../state';
import type { NewEvent } from '../webhooks/post';
import { shown, type RazorpayOrder, type RazorpayPayment, type RazorpayRefund } from './books';

export interface About {
  payment?: RazorpayPayment | Fields;
  order?: RazorpayOrder | Fields;
  refund?: RazorpayRefund | Fields;
  dispute?: Fields;
}

/** An event with the account's current state (docs/webhooks). */
export function razorpayEvent(state: State, event: string, about: About, overrides: unknown = {}): NewEvent {
  const parts = Object.entries(about).map(([name, entity]) => [
    name,
    { entity: told(name, fieldsOf(entity)) },
  ]);
  const envelope: Fields = {
    entity: 'event',
    account_id: account.razorpay.id,
    event,
    contains: Object.keys(about),
    payload: Object.fromEntries(parts) as Fields,
    created_at: state.clock.seconds(),
  };
  const body = fieldsOf(mergedWith(envelope, overrides));
  return {
    provider: 'razorpay',
    event: textOf(body['event']) ?? event,
    eventId: textOf(fieldsOf(overrides)['event_id']) ?? state.ids.razorpay('evt').slice(4),
    raw: asWritten(body),
  };
}

/** A payment's notes contain the rupee sign, so that its escaping on the way is tested. */
function told(name: string, entity: Fields): Fields {
  const notes = isFields(entity['notes']) ? entity['notes'] : {};
  if (name === 'payment') return { ...entity, notes: { ...notes, paid_in: `₹` } };
  return shown({ ...entity, notes: notes as Record<string, string> });
}

/** Written unlike JSON.stringify, so that only the text as received has the right signature. */
const asWritten = (body: Fields): string =>
  JSON.stringify(body).replaceAll('₹', '\\u20b9').replace('"event":"', '"event": "');
