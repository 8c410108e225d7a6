import { account } from '../env';
import { ok, paramOf, type Answer, type Call } from '../http';
import { countOf, fieldsOf, textOf } from '../reading';
import type { State } from '../state';
import type { Delivery } from '../webhooks/post';
import { isGenuine } from '../webhooks/sign';
import { invalid, unknownResource } from './errors';
import { memberText } from './member-text';

/** Verifies that PayPal sent an event, from the text as received, not from its parsed content. */
export function verify(state: State, call: Call): Answer {
  const body = fieldsOf(call.body);
  const read = (name: string) => textOf(body[name]) ?? '';
  const names = [
    'auth_algo',
    'cert_url',
    'transmission_id',
    'transmission_sig',
    'transmission_time',
    'webhook_id',
  ];
  const missing = names.find((name) => read(name) === '');
  if (missing !== undefined) return invalid(state, `/${missing}`, 'MISSING_REQUIRED_PARAMETER');
  const raw = memberText(call.raw, 'webhook_event');
  if (raw === null) return invalid(state, '/webhook_event', 'MISSING_REQUIRED_PARAMETER');
  const transmission = {
    id: read('transmission_id'),
    time: read('transmission_time'),
    webhookId: read('webhook_id'),
    raw,
  };
  const isOurs =
    read('auth_algo') === 'SHA256withRSA' &&
    read('webhook_id') === account.paypal.webhookId &&
    isGenuine(transmission, read('transmission_sig'), state.signingKey);
  return ok({ verification_status: isOurs ? 'SUCCESS' : 'FAILURE' });
}

const shown = ({ raw, state, tries }: Delivery) => ({
  ...fieldsOf(JSON.parse(raw)),
  status: state,
  transmissions: tries,
});

const isPayPals = ({ provider }: Delivery) => provider === 'paypal';

const ofTime = (query: URLSearchParams, name: string, otherwise: number) => {
  const at = Date.parse(query.get(name) ?? '');
  return Number.isNaN(at) ? otherwise : at;
};

/** Events of a period, newest first, by default ten a page, delivered or not. */
export function listEvents(state: State, { query }: Call): Answer {
  const [from, to] = [ofTime(query, 'start_time', 0), ofTime(query, 'end_time', Infinity)];
  const size = Math.min(Math.max(1, countOf(query.get('page_size'), 10)), 300);
  const place = Math.max(0, countOf(query.get('place'), 0));
  const type = query.get('event_type');
  const found = state.post
    .all()
    .filter(
      (each) => isPayPals(each) && each.at >= from && each.at <= to && (type ?? each.event) === each.event,
    )
    .reverse();
  const next = new URLSearchParams(query);
  next.set('place', String(place + size));
  const path = `${state.settings.url ?? ''}/v1/notifications/webhooks-events?${next.toString()}`;
  const links = place + size < found.length ? [{ href: path, rel: 'next', method: 'GET' }] : [];
  return ok({ events: found.slice(place, place + size).map(shown), count: found.length, links });
}

export function readEvent(state: State, call: Call): Answer {
  const found = state.post.find(paramOf(call));
  return found !== null && isPayPals(found) ? ok(shown(found)) : unknownResource(state);
}

export function resend(state: State, call: Call): Answer {
  const found = state.post.find(paramOf(call));
  if (found === null || !isPayPals(found)) return unknownResource(state);
  found.state = 'waiting';
  void state.post.sendUntilTaken(found);
  return { status: 202, body: shown(found) };
}

export const certificate = (state: State): Answer => ({
  status: 200,
  body: state.signingKey.pem,
  headers: { 'Content-Type': 'application/x-pem-file' },
});
