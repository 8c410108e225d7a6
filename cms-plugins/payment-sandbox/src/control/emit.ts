import { mistake, ok, type Answer, type Call } from '../http';
import { captureEvent, orderEvent, paypalEvent, refundEvent } from '../paypal/events';
import { fieldsOf, mergedWith, textOf, type Fields } from '../reading';
import { disputeIdOf } from '../razorpay/books';
import { razorpayEvent, type About } from '../razorpay/events';
import type { State } from '../state';
import type { NewEvent } from '../webhooks/post';

/** Fields of the event itself; every other override belongs to the event's object. */
const ofRazorpayEvent = new Set(['account_id', 'event', 'event_id', 'contains', 'payload', 'created_at']);
const ofPayPalEvent = new Set([
  'event_version',
  'event_type',
  'event_id',
  'create_time',
  'resource_type',
  'resource_version',
  'summary',
  'resource',
]);

/** Sends any event a test asks for, with a valid signature, about an object that may not exist. */
export async function emit(state: State, call: Call): Promise<Answer> {
  const { provider, event, entityId, overrides } = fieldsOf(call.body);
  const name = textOf(event);
  if (provider !== 'razorpay' && provider !== 'paypal')
    return mistake('provider must be razorpay or paypal.');
  if (name === null) return mistake('event must be the name of an event.');
  const make = provider === 'razorpay' ? makeRazorpay : makePayPal;
  const made = make(state, name, textOf(entityId), fieldsOf(overrides));
  await state.post.announce([made], null);
  return ok({ eventId: made.eventId, body: JSON.parse(made.raw) as unknown });
}

function split(overrides: Fields, ofEvent: ReadonlySet<string>): [ofEvent: Fields, ofEntity: Fields] {
  const entries = Object.entries(overrides);
  return [
    Object.fromEntries(entries.filter(([name]) => ofEvent.has(name))),
    Object.fromEntries(entries.filter(([name]) => !ofEvent.has(name))),
  ];
}

function makeRazorpay(state: State, event: string, entityId: string | null, overrides: Fields): NewEvent {
  const { orders, payments, refunds } = state.razorpay;
  const id = entityId ?? state.ids.razorpay('pay');
  const refund = refunds.get(id);
  const order = orders.get(id);
  const lastPayment = order?.paymentIds.at(-1);
  const payment = payments.get(refund?.payment_id ?? lastPayment ?? id);
  const [ofEvent, ofEntity] = split(overrides, ofRazorpayEvent);
  const with_ = (entity: unknown) => fieldsOf(mergedWith(entity, ofEntity));
  return razorpayEvent(state, event, aboutOf(event), ofEvent);

  function aboutOf(name: string): About {
    if (name.startsWith('refund.')) {
      const made = refund ?? { id, entity: 'refund', status: 'processed', payment_id: payment?.id ?? null };
      return { refund: with_(made), ...(payment && { payment }) };
    }
    const paid = payment ?? {
      ...unknownPayment(state),
      id: order === undefined ? id : state.ids.razorpay('pay'),
    };
    if (name.startsWith('order.')) {
      const made = order?.order ?? { id, entity: 'order', status: 'paid', currency: 'INR', amount: 649900 };
      return { payment: with_({ ...paid, order_id: made.id }), order: { ...made } };
    }
    if (name.startsWith('payment.dispute.')) {
      const paidId = textOf(fieldsOf(paid)['id']) ?? '';
      const dispute = { id: disputeIdOf(paidId), entity: 'dispute', payment_id: paidId };
      return { payment: paid, dispute: with_({ ...dispute, amount: paid.amount, currency: paid.currency }) };
    }
    return { payment: with_(paid) };
  }
}

const unknownPayment = (state: State) => ({
  entity: 'payment',
  amount: 649_900,
  currency: 'INR',
  status: 'captured',
  order_id: state.ids.razorpay('order'),
  captured: true,
  method: 'card',
  amount_refunded: 0,
  refund_status: null,
  notes: {},
  created_at: state.clock.seconds(),
});

function makePayPal(state: State, event: string, entityId: string | null, overrides: Fields): NewEvent {
  const { orders, captures, refunds } = state.paypal;
  const id = entityId ?? state.ids.paypal();
  const [ofEvent, ofEntity] = split(overrides, ofPayPalEvent);
  const { event_id: eventId, ...rest } = ofEvent;
  const ofBoth = mergedWith(
    { ...rest, ...(textOf(eventId) === null ? {} : { id: eventId }) },
    { resource: ofEntity },
  );
  const order = orders.get(id);
  const capture = captures.get(id) ?? captures.get(order?.captureId ?? '');
  const refund = refunds.get(id);
  const made =
    order !== undefined && event.startsWith('CHECKOUT.')
      ? orderEvent(state, event, order)
      : refund !== undefined
        ? refundEvent(state, event, refund)
        : capture !== undefined
          ? captureEvent(state, event, capture)
          : null;
  const resource = made === null ? unknownCapture(state, id) : fieldsOf(JSON.parse(made.raw))['resource'];
  const kind = textOf(fieldsOf(made === null ? null : JSON.parse(made.raw))['resource_type']) ?? 'capture';
  return paypalEvent(state, event, { kind, shown: resource }, mergedWith({ resource }, ofBoth));
}

const unknownCapture = (state: State, id: string) => ({
  id,
  status: 'COMPLETED',
  final_capture: true,
  amount: { currency_code: 'USD', value: '249.00' },
  supplementary_data: { related_ids: { order_id: state.ids.paypal() } },
  create_time: state.clock.iso(),
  update_time: state.clock.iso(),
});
